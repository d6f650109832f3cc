import { secondFactorGraceDays } from '#domain/people/second-factor/second-factor-duty.ts';
import { invitationTexts } from '../invitations/invitation-texts.ts';

/** Texts of the list of a firm's people: English for the office, German for the firm. */
const english = {
  ...invitationTexts.en,
  roles: { lead: 'lead', member: 'member' },
  roleOf: 'Role of',
  roleChanged: 'Role changed',
  people: 'People',
  nobody: 'Nobody has access yet.',
  peopleFailed: 'The people could not be loaded.',
  lastSignIn: 'last sign-in',
  neverSignedIn: 'never signed in',
  hasFactor: 'second factor',
  hasNoFactor: 'no second factor',
  isOutside: 'address outside the allowed domains',
  rules: 'Rules',
  rulesFailed: 'The rules could not be loaded.',
  requiresFactor: 'Everybody needs a second factor',
  factorHelp: (since: string | null) =>
    `${since ? `Since ${since}. ` : ''}People have ${secondFactorGraceDays} days to set one up; afterwards nothing else is open to them.`,
  factorByOther: 'The firm itself requires it.',
  allowedDomains: 'Domains of addresses that may be invited',
  domainsHelp:
    'One per line, like example.org. Empty: all. Subdomains are other domains. People who are here already stay.',
  saveRules: 'Save rules',
  rulesSaved: 'Rules saved',
  remove: 'Remove',
  removed: 'Access removed',
  restored: 'Access restored',
};

const german: typeof english = {
  ...invitationTexts.de,
  roles: { lead: 'Leitung', member: 'Mitglied' },
  roleOf: 'Rolle von',
  roleChanged: 'Rolle geändert',
  people: 'Personen',
  nobody: 'Noch hat niemand Zugang.',
  peopleFailed: 'Die Personen konnten nicht geladen werden.',
  lastSignIn: 'zuletzt angemeldet',
  neverSignedIn: 'noch nie angemeldet',
  hasFactor: 'zweiter Faktor',
  hasNoFactor: 'kein zweiter Faktor',
  isOutside: 'Adresse ausserhalb der erlaubten Domains',
  rules: 'Regeln',
  rulesFailed: 'Die Regeln konnten nicht geladen werden.',
  requiresFactor: 'Alle brauchen einen zweiten Faktor',
  factorHelp: (since: string | null) =>
    `${since ? `Seit ${since}. ` : ''}Für das Einrichten bleiben ${secondFactorGraceDays} Tage; danach ist nichts anderes mehr offen.`,
  factorByOther: 'Die Studienleitung verlangt es; nur sie kann das ändern.',
  allowedDomains: 'Domains der Adressen, die eingeladen werden können',
  domainsHelp:
    'Eine pro Zeile, wie example.org. Leer: alle. Subdomains sind andere Domains. Wer schon hier ist, bleibt.',
  saveRules: 'Regeln speichern',
  rulesSaved: 'Regeln gespeichert',
  remove: 'Entfernen',
  removed: 'Zugang entfernt',
  restored: 'Zugang wiederhergestellt',
};

export const firmPeopleTexts = { en: english, de: german };

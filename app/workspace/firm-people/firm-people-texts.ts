import { unusedMonths } from '#domain/firm-people/unused-people/unused-terms.ts';
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
  factorSince: (since: string | null) => (since ? `Since ${since}` : 'No'),
  anyDomain: 'All',
  allowedDomains: 'Domains of addresses that may be invited',
  domainsHelp:
    'One per line, like example.org. Empty: all. Subdomains are other domains. People who are here already stay.',
  saveRules: 'Save rules',
  rulesSaved: 'Rules saved',
  askedUnused: (since: string) => `not used for ${unusedMonths} months, asked on ${since}`,
  switchedOff: (since: string) => `switched off on ${since}: not used for ${unusedMonths} months`,
  switchOn: 'Switch on again',
  review: 'Yearly confirmation',
  reviewFailed: 'The confirmation could not be loaded.',
  neverAsked:
    'The leads get the list of people once a year by mail, for the first time a year after the first account.',
  reviewAsked: (on: string) => `Leads asked on ${on}`,
  reminded: (on: string) => `reminded on ${on}`,
  notConfirmed: 'not confirmed yet',
  confirmed: (on: string, by: string | null) => `confirmed on ${on}${by ? ` by ${by}` : ''}`,
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
  factorSince: (since: string | null) => (since ? `Seit ${since}` : 'Nein'),
  anyDomain: 'Alle',
  factorByOther: 'Die Studienleitung verlangt es; nur sie kann das ändern.',
  allowedDomains: 'Domains der Adressen, die eingeladen werden können',
  domainsHelp:
    'Eine pro Zeile, wie example.org. Leer: alle. Subdomains sind andere Domains. Wer schon hier ist, bleibt.',
  saveRules: 'Regeln speichern',
  rulesSaved: 'Regeln gespeichert',
  askedUnused: (since) => `seit ${unusedMonths} Monaten nicht benutzt, am ${since} gefragt`,
  switchedOff: (since) => `am ${since} abgeschaltet: ${unusedMonths} Monate nicht benutzt`,
  switchOn: 'Wieder einschalten',
  review: 'Jährliche Bestätigung',
  reviewFailed: 'Die Bestätigung konnte nicht geladen werden.',
  neverAsked: 'Einmal im Jahr kommt die Liste der Personen per E-Mail, zum ersten Mal ein Jahr nach dem ersten Konto.',
  reviewAsked: (on) => `Am ${on} gefragt`,
  reminded: (on) => `am ${on} erinnert`,
  notConfirmed: 'noch nicht bestätigt',
  confirmed: (on, by) => `am ${on} bestätigt${by ? ` von ${by}` : ''}`,
  remove: 'Entfernen',
  removed: 'Zugang entfernt',
  restored: 'Zugang wiederhergestellt',
};

export const firmPeopleTexts = { en: english, de: german };

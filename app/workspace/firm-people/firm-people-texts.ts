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
  remove: 'Entfernen',
  removed: 'Zugang entfernt',
  restored: 'Zugang wiederhergestellt',
};

export const firmPeopleTexts = { en: english, de: german };

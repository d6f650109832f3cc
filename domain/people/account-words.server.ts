import type { SignedInPerson } from './signed-in-person.server.ts';

const english = {
  check: 'Please check your input.',
  wrongPassword: 'This is not your current password',
  changedMeanwhile: 'The password has just been changed',
  wrongCode: 'This code is wrong or has expired',
  wrongPasskey: 'The passkey could not be verified. Please try again.',
  knownPasskey: 'This passkey has been added already.',
  lastFactor: 'This is your last second factor. Add another one first.',
  noFactor: 'Set up a second factor first.',
};

const german: typeof english = {
  check: 'Bitte prüfen Sie Ihre Angaben.',
  wrongPassword: 'Das ist nicht Ihr jetziges Passwort',
  changedMeanwhile: 'Das Passwort wurde soeben geändert',
  wrongCode: 'Dieser Code stimmt nicht oder ist abgelaufen',
  wrongPasskey: 'Der Passkey konnte nicht geprüft werden. Bitte noch einmal.',
  knownPasskey: 'Diesen Passkey gibt es schon.',
  lastFactor: 'Das ist Ihr letzter zweiter Faktor. Fügen Sie zuerst einen anderen hinzu.',
  noFactor: 'Richten Sie zuerst einen zweiten Faktor ein.',
};

/** The language in which a person manages their account. Sign-in is German, with the second factor that it may require. */
export const accountLanguage = ({ kind, mustAddSecondFactor }: SignedInPerson): 'en' | 'de' =>
  kind === 'office' && !mustAddSecondFactor ? 'en' : 'de';

/** Why a person's change of their own account is refused. */
export const accountWords = (person: SignedInPerson) => (accountLanguage(person) === 'en' ? english : german);

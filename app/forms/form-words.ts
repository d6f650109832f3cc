import { messageTranslations, type VisitorMessage } from '#domain/core/translate-message.ts';
import type { PageLink } from '#domain/editions/live-content/page-link.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { words } from '#platform/words.ts';

const sharedWords = words(
  {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    error: 'Fehler',
    checkMarked: 'Bitte prüfen Sie die markierten Angaben.',
    sending: 'Wird gesendet...',
    retrying: 'Das hat noch nicht geklappt. Es wird automatisch erneut versucht, Sie müssen nichts tun.',
    leaveEmpty: 'Bitte leer lassen',
    privacy: 'Wie wir mit Ihren Angaben umgehen, steht unter {link}.',
    privacyLink: 'Datenschutz',
  },
  {
    fr: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'E-mail',
      error: 'Erreur',
      checkMarked: 'Veuillez vérifier les indications signalées.',
      sending: 'Envoi en cours…',
      retrying:
        'L’envoi n’a pas encore réussi. Une nouvelle tentative a lieu automatiquement, vous n’avez rien à faire.',
      leaveEmpty: 'Veuillez laisser vide',
      privacy: 'La manière dont nous traitons vos données est décrite sous {link}.',
      privacyLink: 'Protection des données',
    },
    it: {
      firstName: 'Nome',
      lastName: 'Cognome',
      email: 'E-mail',
      error: 'Errore',
      checkMarked: 'La preghiamo di verificare i dati evidenziati.',
      sending: 'Invio in corso…',
      retrying: 'L’invio non è ancora riuscito. Il sistema riproverà automaticamente, non deve fare nulla.',
      leaveEmpty: 'Lasciare vuoto',
      privacy: 'Il modo in cui trattiamo i Suoi dati è descritto alla voce {link}.',
      privacyLink: 'Protezione dei dati',
    },
    en: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      error: 'Error',
      checkMarked: 'Please check the marked entries.',
      sending: 'Sending…',
      retrying: 'That has not worked yet. We will try again automatically; you do not need to do anything.',
      leaveEmpty: 'Please leave empty',
      privacy: 'How we handle your data is described under {link}.',
      privacyLink: 'Data protection',
    },
  },
);

/** Messages of a single form. */
interface OwnWords {
  /** Shown when the form could not be sent. */
  failure: string;
  /** Shown when its idempotency key was already used for different input. */
  keyConflict?: string;
  /** Shown when a required field is empty; `missing` is the message at the field, `message` the one for the whole form. */
  incomplete?: { missing: string; message: string };
}

export const privacyNotePath = '/impressum#datenschutz';

/** All texts of a form's rules and common parts; JSON, as forms are islands. */
export type FormWords = ReturnType<typeof sharedWords> &
  OwnWords & {
    language: Language;
    /** Link to the privacy note; pages replace it where that isn't published in their language. */
    privacyNote: PageLink;
    /** Translations of the German validation messages. */
    messages: Record<string, string>;
  };

/** @param messages the validation messages that the form can show */
export const formWords = (language: Language, own: OwnWords, messages: readonly VisitorMessage[]): FormWords => ({
  ...sharedWords(language),
  ...own,
  language,
  privacyNote: { href: localPath(language, privacyNotePath) },
  messages: { ...messageTranslations(language, messages) },
});

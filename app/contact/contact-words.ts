import { missingEntry } from '#domain/contact-messages/missing-entry.ts';
import { translateMessage } from '#domain/core/translate-message.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';
import { formWords } from '../forms/form-words.ts';

const ownWords = words(
  {
    organization: 'Organisation (optional)',
    phone: 'Telefon (optional)',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sent: 'Nachricht gesendet',
    thanks: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
    missingEntries: 'Fehlende Angaben',
    colon: ': ',
    fillAll: 'Bitte füllen Sie alle Felder aus.',
    failure: 'Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  {
    fr: {
      organization: 'Organisation (facultatif)',
      phone: 'Téléphone (facultatif)',
      message: 'Message',
      send: 'Envoyer le message',
      sent: 'Message envoyé',
      thanks: 'Merci de votre message. Nous vous répondrons prochainement.',
      missingEntries: 'Indications manquantes',
      colon: ' : ',
      fillAll: 'Veuillez remplir tous les champs.',
      failure: 'Une erreur s’est produite lors de l’envoi du message. Veuillez réessayer.',
    },
    it: {
      organization: 'Organizzazione (facoltativo)',
      phone: 'Telefono (facoltativo)',
      message: 'Messaggio',
      send: 'Inviare il messaggio',
      sent: 'Messaggio inviato',
      thanks: 'Grazie per il Suo messaggio. La contatteremo a breve.',
      missingEntries: 'Dati mancanti',
      colon: ': ',
      fillAll: 'La preghiamo di compilare tutti i campi.',
      failure: 'Si è verificato un errore durante l’invio del messaggio. La preghiamo di riprovare.',
    },
    en: {
      organization: 'Organisation (optional)',
      phone: 'Telephone (optional)',
      message: 'Message',
      send: 'Send message',
      sent: 'Message sent',
      thanks: 'Thank you for your message. We will get back to you soon.',
      missingEntries: 'Missing entries',
      colon: ': ',
      fillAll: 'Please fill in all fields.',
      failure: 'An error occurred while sending the message. Please try again.',
    },
  },
);

export function contactWords(language: Language) {
  const own = ownWords(language);
  const missing = translateMessage(missingEntry, language);
  const incomplete = {
    missing,
    title: own.missingEntries,
    text: own.fillAll,
    message: `${own.missingEntries}${own.colon}${own.fillAll}`,
  };
  const { failure } = own;
  return {
    ...own,
    ...formWords(language, { failure, incomplete }, ['required', 'email', 'tooLong', 'characters', 'nameTooLong']),
    incomplete,
  };
}

export type ContactWords = ReturnType<typeof contactWords>;

import { studyLanguageWords } from '#domain/studies/study-language-words.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';
import { formWords } from '../forms/form-words.ts';

const ownWords = words(
  {
    order: 'Printversion bestellen',
    thanks: 'Vielen Dank für Ihre Bestellung',
    close: 'Schliessen',
    discardQuestion: 'Ihre Angaben sind noch nicht abgeschickt. Trotzdem schliessen?',
    keep: 'Weiter bearbeiten',
    discard: 'Angaben verwerfen',
    organization: 'Organisation (optional)',
    street: 'Strasse und Hausnummer',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    quantity: 'Anzahl',
    printLanguage: 'Sprache',
    processing: 'Bestellung wird verarbeitet...',
    received: 'Ihre Bestellung ist bei uns eingegangen. Ihre Bestellnummer ist {number}.',
    byPost: 'Wir senden Ihnen die Printversion per Post.',
    notLoaded: 'Das Bestellformular konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    failure: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  {
    fr: {
      order: 'Commander la version imprimée',
      thanks: 'Merci de votre commande',
      close: 'Fermer',
      discardQuestion: 'Vos indications n’ont pas encore été envoyées. Fermer malgré tout ?',
      keep: 'Continuer la saisie',
      discard: 'Abandonner la saisie',
      organization: 'Organisation (facultatif)',
      street: 'Rue et numéro',
      zipCode: 'Numéro postal',
      city: 'Localité',
      quantity: 'Nombre d’exemplaires',
      printLanguage: 'Langue',
      processing: 'Commande en cours de traitement…',
      received: 'Votre commande nous est parvenue. Votre numéro de commande est {number}.',
      byPost: 'Nous vous enverrons la version imprimée par la poste.',
      notLoaded: 'Le formulaire de commande n’a pas pu être chargé. Veuillez réessayer.',
      failure: 'Une erreur s’est produite lors de la commande. Veuillez réessayer.',
    },
    it: {
      order: 'Ordinare la versione stampata',
      thanks: 'Grazie per la Sua ordinazione',
      close: 'Chiudere',
      discardQuestion: 'I Suoi dati non sono ancora stati inviati. Chiudere comunque?',
      keep: 'Continuare a compilare',
      discard: 'Scartare i dati',
      organization: 'Organizzazione (facoltativo)',
      street: 'Via e numero civico',
      zipCode: 'Numero postale',
      city: 'Località',
      quantity: 'Numero di copie',
      printLanguage: 'Lingua',
      processing: 'Ordinazione in corso di elaborazione…',
      received: 'La Sua ordinazione ci è pervenuta. Il Suo numero d’ordinazione è {number}.',
      byPost: 'Le invieremo la versione stampata per posta.',
      notLoaded: 'Non è stato possibile caricare il modulo d’ordinazione. La preghiamo di riprovare.',
      failure: 'Si è verificato un errore durante l’ordinazione. La preghiamo di riprovare.',
    },
    en: {
      order: 'Order the printed version',
      thanks: 'Thank you for your order',
      close: 'Close',
      discardQuestion: 'Your entries have not been sent yet. Close anyway?',
      keep: 'Continue editing',
      discard: 'Discard entries',
      organization: 'Organisation (optional)',
      street: 'Street and number',
      zipCode: 'Postcode',
      city: 'Town',
      quantity: 'Number of copies',
      printLanguage: 'Language',
      processing: 'Processing your order…',
      received: 'We have received your order. Your order number is {number}.',
      byPost: 'We will send you the printed version by post.',
      notLoaded: 'The order form could not be loaded. Please try again.',
      failure: 'An error occurred while placing the order. Please try again.',
    },
  },
);

export function printOrderWords(language: Language) {
  const own = ownWords(language);
  const messages = ['firstName', 'lastName', 'street', 'zipCode', 'city', 'quantity', 'language'] as const;
  return {
    ...own,
    ...formWords(language, { failure: own.failure }, ['notText', 'tooLong', 'characters', 'email', ...messages]),
    languages: studyLanguageWords(language),
  };
}

export type PrintOrderWords = ReturnType<typeof printOrderWords>;

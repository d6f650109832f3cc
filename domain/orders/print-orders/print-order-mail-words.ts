import { words } from '#platform/words.ts';

/** Mails about a print order. */
export const printOrderMailWords = words(
  {
    subject: (number: string) => `Ihre Bestellung #${number}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    preview: 'Wir senden Ihnen die Printversion des Versicherungsmonitors per Post.',
    received:
      'Ihre Bestellung der Printversion ist bei uns eingegangen. Wir bearbeiten sie und senden sie per Post an die folgende Adresse.',
    quantity: 'Anzahl',
    copies: (count: number) => (count === 1 ? '1 Exemplar' : `${count} Exemplare`),
    language: 'Sprache',
    name: 'Name',
    organization: 'Organisation',
    address: 'Lieferadresse',
    email: 'E-Mail',
  },
  {
    fr: {
      subject: (number) => `Votre commande #${number}`,
      heading: 'Merci de votre commande',
      preview: 'Nous vous enverrons la version imprimée du Versicherungsmonitor par la poste.',
      received:
        'Votre commande de la version imprimée nous est parvenue. Nous la traitons et l’enverrons par la poste à l’adresse suivante.',
      quantity: 'Quantité',
      copies: (count) => (count === 1 ? '1 exemplaire' : `${count} exemplaires`),
      language: 'Langue',
      name: 'Nom',
      organization: 'Organisation',
      address: 'Adresse de livraison',
      email: 'E-mail',
    },
    it: {
      subject: (number) => `La Sua ordinazione #${number}`,
      heading: 'Grazie per la Sua ordinazione',
      preview: 'Le invieremo per posta la versione stampata del Versicherungsmonitor.',
      received:
        'La Sua ordinazione della versione stampata ci è pervenuta. La elaboreremo e invieremo la versione stampata per posta al seguente indirizzo.',
      quantity: 'Quantità',
      copies: (count) => (count === 1 ? '1 copia' : `${count} copie`),
      language: 'Lingua',
      name: 'Nome',
      organization: 'Organizzazione',
      address: 'Indirizzo di consegna',
      email: 'E-mail',
    },
    en: {
      subject: (number) => `Your order #${number}`,
      heading: 'Thank you for your order',
      preview: 'We will send you the printed version of the Versicherungsmonitor by post.',
      received:
        'We have received your order for the printed version. We will process it and send the printed version by post to the following address.',
      quantity: 'Quantity',
      copies: (count) => (count === 1 ? '1 copy' : `${count} copies`),
      language: 'Language',
      name: 'Name',
      organization: 'Organisation',
      address: 'Delivery address',
      email: 'E-mail',
    },
  },
);

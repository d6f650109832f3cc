import { words } from '#platform/words.ts';

export const deliveryNoteWords = words(
  {
    title: (number: string) => `Lieferschein zur Bestellung #${number}`,
    enclosed: 'Mit dieser Sendung erhalten Sie:',
    quantity: 'Anzahl',
    item: 'Artikel',
    printed: (edition: string, language: string) => `${edition}, gedruckte Ausgabe, ${language}`,
    questions: 'Fehlt etwas, oder ist etwas beschädigt? Bitte melden Sie sich bei uns, mit der Bestellnummer.',
  },
  {
    fr: {
      title: (number) => `Bulletin de livraison de la commande #${number}`,
      enclosed: 'Cet envoi contient :',
      quantity: 'Quantité',
      item: 'Article',
      printed: (edition, language) => `${edition}, version imprimée, ${language}`,
      questions:
        'Il manque quelque chose, ou un article est endommagé ? Veuillez nous contacter en indiquant le numéro de commande.',
    },
    it: {
      title: (number) => `Bollettino di consegna dell’ordinazione #${number}`,
      enclosed: 'Questo invio contiene:',
      quantity: 'Quantità',
      item: 'Articolo',
      printed: (edition, language) => `${edition}, versione stampata, ${language}`,
      questions:
        'Manca qualcosa o un articolo è danneggiato? La preghiamo di contattarci indicando il numero d’ordinazione.',
    },
    en: {
      title: (number) => `Delivery note for order #${number}`,
      enclosed: 'This parcel contains:',
      quantity: 'Quantity',
      item: 'Item',
      printed: (edition, language) => `${edition}, printed edition, ${language}`,
      questions: 'Is anything missing or damaged? Please contact us and quote the order number.',
    },
  },
);

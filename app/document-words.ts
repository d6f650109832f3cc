import { words } from '#platform/words.ts';

export const documentWords = words(
  {
    skipToContent: 'Zum Inhalt springen',
    preview: 'Vorschau',
    previewNotice: (title: string) =>
      `Vorschau, noch nicht veröffentlicht: ${title}. Nur für angemeldete Mitarbeitende. Links führen zur Website, wie sie heute ist.`,
    toasts: { region: 'Hinweise', close: 'Schliessen' },
    feed: 'Ausgaben und Medienberichte',
    orderOf: (orderNumber: string) => `Ihre Bestellung ${orderNumber}`,
    offerOf: (number: string) => `Ihre Offerte ${number}`,
    news: 'Neuigkeiten per E-Mail',
    imprint: 'Kontakt und rechtliche Hinweise',
    impressum: 'Impressum und Datenschutz',
  },
  {
    fr: {
      skipToContent: 'Aller au contenu',
      preview: 'Aperçu',
      previewNotice: (title) =>
        `Aperçu, pas encore publié : ${title}. Réservé aux collaboratrices et collaborateurs connectés. Les liens mènent au site tel qu’il est aujourd’hui.`,
      toasts: { region: 'Avis', close: 'Fermer' },
      feed: 'Éditions et articles de presse',
      orderOf: (orderNumber) => `Votre commande ${orderNumber}`,
      offerOf: (number) => `Votre offre ${number}`,
      news: 'Actualités par e-mail',
      imprint: 'Contact et mentions légales',
      impressum: 'Impressum et protection des données',
    },
    it: {
      skipToContent: 'Passare al contenuto',
      preview: 'Anteprima',
      previewNotice: (title) =>
        `Anteprima, non ancora pubblicata: ${title}. Solo per il personale che ha effettuato l’accesso. I link portano al sito nello stato attuale.`,
      toasts: { region: 'Avvisi', close: 'Chiudere' },
      feed: 'Edizioni e articoli di stampa',
      orderOf: (orderNumber) => `La Sua ordinazione ${orderNumber}`,
      offerOf: (number) => `La Sua offerta ${number}`,
      news: 'Novità per e-mail',
      imprint: 'Contatto e avvertenze legali',
      impressum: 'Impressum e protezione dei dati',
    },
    en: {
      skipToContent: 'Skip to content',
      preview: 'Preview',
      previewNotice: (title) =>
        `Preview, not published yet: ${title}. For signed-in staff only. Links lead to the site as it is today.`,
      toasts: { region: 'Notifications', close: 'Close' },
      feed: 'Editions and media reports',
      orderOf: (orderNumber) => `Your order ${orderNumber}`,
      offerOf: (number) => `Your offer ${number}`,
      news: 'News by e-mail',
      imprint: 'Contact and legal information',
      impressum: 'Imprint and data protection',
    },
  },
);

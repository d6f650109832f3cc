import { words } from '#platform/words.ts';

export const mediaWords = words(
  {
    kinds: {
      video: { label: 'Video', link: 'Video ansehen' },
      quote: { label: 'Zitat', link: 'Zur Quelle' },
      article: { label: 'Artikel', link: 'Artikel lesen' },
    },
    noReports: 'Keine Medienberichte verfügbar',
    dateUnknown: 'Datum unbekannt',
    wholeEdition: 'Ganze Ausgabe zum Aufbewahren',
    wholeEditionNote: 'Diagramme, Tabellen, Methode und Zitierweise in allen Sprachen, ohne Internet lesbar (ZIP).',
    packageBeingMade: 'Wird gerade erstellt.',
    toDownload: 'herunterladen',
    credit: (name: string) => `Bild: ${name}`,
  },
  {
    fr: {
      kinds: {
        video: { label: 'Vidéo', link: 'Regarder la vidéo' },
        quote: { label: 'Citation', link: 'Voir la source' },
        article: { label: 'Article', link: 'Lire l’article' },
      },
      noReports: 'Aucun article de presse disponible',
      dateUnknown: 'Date inconnue',
      wholeEdition: 'Édition complète à conserver',
      wholeEditionNote:
        'Graphiques, tableaux, méthode et mode de citation dans toutes les langues, lisibles sans internet (ZIP).',
      packageBeingMade: 'En cours de préparation.',
      toDownload: 'à télécharger',
      credit: (name) => `Image : ${name}`,
    },
    it: {
      kinds: {
        video: { label: 'Video', link: 'Guardare il video' },
        quote: { label: 'Citazione', link: 'Alla fonte' },
        article: { label: 'Articolo', link: 'Leggere l’articolo' },
      },
      noReports: 'Nessun articolo di stampa disponibile',
      dateUnknown: 'Data sconosciuta',
      wholeEdition: 'Edizione completa da conservare',
      wholeEditionNote:
        'Grafici, tabelle, metodo e indicazioni per citare in tutte le lingue, leggibili senza internet (ZIP).',
      packageBeingMade: 'In preparazione.',
      toDownload: 'da scaricare',
      credit: (name) => `Immagine: ${name}`,
    },
    en: {
      kinds: {
        video: { label: 'Video', link: 'Watch the video' },
        quote: { label: 'Quotation', link: 'To the source' },
        article: { label: 'Article', link: 'Read the article' },
      },
      noReports: 'No media reports available',
      dateUnknown: 'Date unknown',
      wholeEdition: 'Whole edition to keep',
      wholeEditionNote: 'Charts, tables, method and citation in all languages, readable without the internet (ZIP).',
      packageBeingMade: 'Being prepared.',
      toDownload: 'download',
      credit: (name) => `Picture: ${name}`,
    },
  },
);

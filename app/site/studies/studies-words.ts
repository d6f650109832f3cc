import { words } from '#platform/words.ts';

export const studiesWords = words(
  {
    dateUnknown: 'Datum unbekannt',
    edition: 'Ausgabe',
    pages: 'Seiten',
    language: 'Sprache',
    published: 'Erschienen',
    downloadPdf: 'PDF herunterladen',
    download: 'Download',
  },
  {
    fr: {
      dateUnknown: 'Date inconnue',
      edition: 'Édition',
      pages: 'Pages',
      language: 'Langue',
      published: 'Parution',
      downloadPdf: 'Télécharger le PDF',
      download: 'Télécharger',
    },
    it: {
      dateUnknown: 'Data sconosciuta',
      edition: 'Edizione',
      pages: 'Pagine',
      language: 'Lingua',
      published: 'Pubblicazione',
      downloadPdf: 'Scaricare il PDF',
      download: 'Scaricare',
    },
    en: {
      dateUnknown: 'Date unknown',
      edition: 'Edition',
      pages: 'Pages',
      language: 'Language',
      published: 'Published',
      downloadPdf: 'Download the PDF',
      download: 'Download',
    },
  },
);

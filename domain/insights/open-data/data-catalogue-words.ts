import { words } from '#platform/words.ts';

export const dataCatalogueWords = words(
  {
    title: 'Offene Daten des Versicherungsmonitors',
    description: 'Die Zahlen jeder publizierten Ausgabe der jährlichen Studie zum Schweizer Versicherungsmarkt.',
    keywords: ['versicherung', 'umfrage', 'schweiz'],
  },
  {
    fr: {
      title: 'Données ouvertes du Versicherungsmonitor',
      description: 'Les chiffres de chaque édition publiée de l’étude annuelle sur le marché suisse de l’assurance.',
      keywords: ['assurance', 'enquête', 'suisse'],
    },
    it: {
      title: 'Dati aperti del Versicherungsmonitor',
      description: 'Le cifre di ogni edizione pubblicata dello studio annuale sul mercato assicurativo svizzero.',
      keywords: ['assicurazione', 'sondaggio', 'svizzera'],
    },
    en: {
      title: 'Open data of the Versicherungsmonitor',
      description: 'The figures of every published edition of the annual study of the Swiss insurance market.',
      keywords: ['insurance', 'survey', 'switzerland'],
    },
  },
);

import { words } from '#platform/words.ts';

export const pressReleaseWords = words(
  {
    kicker: (title: string) => `Medienmitteilung zum ${title}`,
    results: 'Die Ergebnisse',
    aboutStudy: 'Zur Studie',
    inFigures: 'In Zahlen',
    contact: 'Kontakt',
    source: (line: string) => `Quelle: ${line}`,
  },
  {
    fr: {
      kicker: (title) => `Communiqué de presse sur le ${title}`,
      results: 'Les résultats',
      aboutStudy: 'À propos de l’étude',
      inFigures: 'En chiffres',
      contact: 'Contact',
      source: (line) => `Source : ${line}`,
    },
    it: {
      kicker: (title) => `Comunicato stampa sul ${title}`,
      results: 'I risultati',
      aboutStudy: 'Sullo studio',
      inFigures: 'In cifre',
      contact: 'Contatto',
      source: (line) => `Fonte: ${line}`,
    },
    en: {
      kicker: (title) => `Press release on the ${title}`,
      results: 'The results',
      aboutStudy: 'About the study',
      inFigures: 'In figures',
      contact: 'Contact',
      source: (line) => `Source: ${line}`,
    },
  },
);

import { words } from '#platform/words.ts';

export const atomFeedWords = words(
  { results: (year: number) => `Die Ergebnisse des Jahres ${year} in Diagrammen.` },
  {
    fr: { results: (year) => `Les résultats de l’année ${year} en graphiques.` },
    it: { results: (year) => `I risultati dell’anno ${year} in grafici.` },
    en: { results: (year) => `The results of ${year} in charts.` },
  },
);

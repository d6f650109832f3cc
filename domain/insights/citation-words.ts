import { words } from '#platform/words.ts';

/** `bibtexLanguage` is the name that BibTeX styles know. */
export const citationWords = words(
  {
    pages: (from: number, to: number) => `S. ${from}-${to}`,
    chart: 'Diagramm',
    compared: (editions: string) => `Diagramm, ${editions} im Vergleich`,
    bibtexLanguage: 'german',
  },
  {
    fr: {
      pages: (from, to) => `P. ${from}-${to}`,
      chart: 'Graphique',
      compared: (editions) => `Graphique, comparaison : ${editions}`,
      bibtexLanguage: 'french',
    },
    it: {
      pages: (from, to) => `Pagg. ${from}-${to}`,
      chart: 'Grafico',
      compared: (editions) => `Grafico, confronto: ${editions}`,
      bibtexLanguage: 'italian',
    },
    en: {
      pages: (from, to) => `Pp. ${from}-${to}`,
      chart: 'Chart',
      compared: (editions) => `Chart, comparison: ${editions}`,
      bibtexLanguage: 'british',
    },
  },
);

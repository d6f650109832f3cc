import { words } from '#platform/words.ts';

/** `bibtexLanguage` is the name that BibTeX styles know. */
export const citationWords = words(
  {
    pages: (from: number, to: number) => `S. ${from}-${to}`,
    chart: 'Diagramm',
    text: 'Text',
    compared: (editions: string) => `Diagramm, ${editions} im Vergleich`,
    bibtexLanguage: 'german',
    cffMessage: 'Bitte zitieren Sie diese Daten mit den folgenden Angaben.',
  },
  {
    fr: {
      pages: (from, to) => `P. ${from}-${to}`,
      chart: 'Graphique',
      text: 'Texte',
      compared: (editions) => `Graphique, comparaison : ${editions}`,
      bibtexLanguage: 'french',
      cffMessage: 'Veuillez citer ces données avec les indications suivantes.',
    },
    it: {
      pages: (from, to) => `Pagg. ${from}-${to}`,
      chart: 'Grafico',
      text: 'Testo',
      compared: (editions) => `Grafico, confronto: ${editions}`,
      bibtexLanguage: 'italian',
      cffMessage: 'Si prega di citare questi dati con le seguenti indicazioni.',
    },
    en: {
      pages: (from, to) => `Pp. ${from}-${to}`,
      chart: 'Chart',
      text: 'Text',
      compared: (editions) => `Chart, comparison: ${editions}`,
      bibtexLanguage: 'british',
      cffMessage: 'Please cite these data as follows.',
    },
  },
);

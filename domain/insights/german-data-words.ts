import type { Unit } from '#content/figure-schemas.ts';
import type { Language } from '#platform/languages.ts';

const units: Record<Unit, string> = {
  percent: 'Prozent',
  'scale-1-7': 'Mittelwert, Skala 1 bis 7',
  score: 'Wert',
  persons: 'Personen',
  years: 'Jahre',
  pages: 'Seiten',
  regions: 'Regionen',
  editions: 'Ausgaben',
};

/** Words of data tables and trends. In a file of its own, so that the office's tools don't load the other languages. */
export const germanDataWords = {
  language: 'de' as Language,
  units,
  columns: ['Thema', 'Gruppe', 'Merkmal', 'Jahr', 'Wert', 'Einheit', 'Basis (n)', 'Quelle', 'Bemerkung'],
  intervalColumns: ['95%-Intervall von', '95%-Intervall bis'],
  allValues: 'Alle Werte',
  keyFigures: 'Zentrale Erkenntnisse',
  furtherFigures: 'Weitere Kennzahlen',
  overview: 'Im Überblick',
  respondents: 'Befragte',
  pages: {
    archive: 'Seiten, laut Startseite und Archiv',
    order: 'Seiten, laut Bestellseite',
    widget: 'Seiten, laut Fusszeile',
  },
  sample: (label: string) => `Stichprobe: ${label}`,
  trend: 'Entwicklung',
  difference: 'Differenz',
  notPublished: 'k. A.',
  comparedEditions: (earlier: string, last: string) => `Ausgaben ${earlier} und ${last}`,
  allCharts: (title: string) => `${title}: alle Diagramme und Daten`,
  technique: (respondents: string) => `Repräsentative Befragung, n = ${respondents}`,
  country: 'Schweiz',
};

export type DataWords = typeof germanDataWords;

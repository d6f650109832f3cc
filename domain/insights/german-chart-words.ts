import type { Chart } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';

/** Words of charts and their tables, in addition to the edition's own texts. */
export interface ChartWords {
  /** Language in which numbers are formatted. */
  language: Language;
  /** Follows a number. */
  years: string;
  middle: string;
  feature: string;
  value: string;
  share: string;
  kinds: Record<Chart['kind'], string>;
  /** The kind of chart that shows figures over editions. */
  trend: string;
  question: (text: string) => string;
  source: (text: string) => string;
  intervals: string;
}

/** In a file of its own, so that the office's previews don't load the other languages. */
export const germanChartWords: ChartWords = {
  language: 'de',
  years: ' Jahre',
  middle: 'Mitte',
  feature: 'Merkmal',
  value: 'Wert',
  share: 'Anteil',
  kinds: {
    'grouped-bars': 'Balkendiagramm',
    'measure-panels': 'Zwei Balkendiagramme',
    profile: 'Profil',
    shares: 'Anteile',
    population: 'Hundert Punkte, einer je Prozent der Befragten',
    stages: 'Stufendiagramm',
    demographics: 'Kennzahlen und Anteile',
  },
  trend: 'Liniendiagramm',
  question: (text) => `Frage: ${text}`,
  source: (text) => `Quelle: ${text}`,
  intervals: 'Linien und Bereiche: Vertrauensintervall von 95%.',
};

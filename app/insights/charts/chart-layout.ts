import type { ChartWords } from '#domain/insights/german-chart-words.ts';

/** Layout of a chart, besides its data. */
export interface ChartLayout {
  width: number;
  /** Phone layout: labels above bars, panels in a column. */
  isNarrow: boolean;
  highlight: readonly string[];
  words: ChartWords;
}

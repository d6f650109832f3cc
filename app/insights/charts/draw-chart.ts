import type { Chart, ChartOf, InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import type { Scene } from '../chart-kit/marks.ts';
import type { ChartLayout } from './chart-layout.ts';
import { demographics } from './demographics.ts';
import { groupedBars } from './grouped-bars.ts';
import { measurePanels } from './measure-panels.ts';
import { population } from './population.ts';
import { profile } from './profile.ts';
import { shares } from './shares.ts';
import { stages } from './stages.ts';
import { trend } from './trend.ts';

/** Widths of the two layouts in pixels: for phones, and for everything from tablets to picture files. */
export const layoutWidths = { narrow: 328, wide: 720 } as const;

function draw(chart: Chart, layout: ChartLayout): Scene {
  switch (chart.kind) {
    case 'grouped-bars':
      return groupedBars(chart, layout);
    case 'measure-panels':
      return measurePanels(chart, layout);
    case 'profile':
      return profile(chart, layout);
    case 'shares':
      return shares(chart, layout);
    case 'population':
      return population(chart, layout);
    case 'stages':
      return stages(chart, layout);
    case 'demographics':
      return demographics(chart, layout);
  }
}

export type LayoutName = keyof typeof layoutWidths;

const layoutOf = ({ highlight = [] }: InsightCard, layout: LayoutName, words: ChartWords): ChartLayout => ({
  width: layoutWidths[layout],
  isNarrow: layout === 'narrow',
  highlight,
  words,
});

export const drawChart = (card: InsightCard, layout: LayoutName, words: ChartWords): Scene =>
  draw(card.chart, layoutOf(card, layout, words));

/** The chart of a trend (see trendCard) in one of its two layouts. */
export function drawTrend(
  card: InsightCard & { chart: ChartOf<'stages'> },
  layout: LayoutName,
  words: ChartWords,
): Scene {
  return trend(card.chart, layoutOf(card, layout, words));
}

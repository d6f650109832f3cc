import { intervalDecimals } from '#content/figure-interval.ts';
import type { Figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import type { InsightCard, LabelledFigure } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { formatNumber, percentSign } from '#platform/numbers.ts';
import type { ChartWords } from './german-chart-words.ts';

/** One value of a chart: a published figure, or the placeholder for an unpublished one. */
export interface InsightValue {
  /** Its question, panel or group; null if the chart has only one. */
  group: string | null;
  label: string;
  year: number;
  figure: Figure | null;
  /** Shown for an unpublished figure. */
  missing: string | null;
}

const insightValue = (group: string | null, { label, figure }: LabelledFigure): InsightValue => ({
  group,
  label,
  year: figure.year,
  figure,
  missing: null,
});

const overYears = (label: string, years: readonly number[], values: readonly (Figure | null)[], missing: string) =>
  years.map((year, index): InsightValue => {
    const figure = values[index] ?? null;
    return { group: null, label, year, figure, missing: figure ? null : missing };
  });

/** All values of a card in the order of its chart: the source of its table, files and alt text. */
export function insightValues({ chart }: Pick<InsightCard, 'chart'>): InsightValue[] {
  switch (chart.kind) {
    case 'grouped-bars':
      // The bars of a group are its years or variants: the group is the measure.
      return chart.groups.flatMap((group) => group.bars.map((bar) => insightValue(group.label, bar)));
    case 'measure-panels':
      return chart.panels.flatMap((panel) => panel.bars.map((bar) => insightValue(panel.label, bar)));
    case 'profile':
      return chart.rows.flatMap((row) => overYears(row.label, chart.years, row.values, chart.missing));
    case 'stages':
      return chart.stages.flatMap((stage) => overYears(stage.label, chart.years, stage.values, chart.missing));
    case 'shares':
    case 'population':
      return chart.blocks.flatMap((block) => block.parts.map((part) => insightValue(block.label, part)));
    case 'demographics':
      return [
        ...chart.facts.map((fact) => insightValue(null, fact)),
        ...chart.blocks.flatMap((block) => block.parts.map((part) => insightValue(block.label, part))),
      ];
  }
}

/** Whether a card has figures; without any it has no files and nothing to reuse but its text. */
export const hasValues = (card: Pick<InsightCard, 'chart'>): boolean =>
  insightValues(card).some(({ figure }) => figure !== null);

/** A figure with its unit: '42%', '45.5 Jahre', "1'009". */
export const figureWithUnit = (figure: Figure, { language, years }: Pick<ChartWords, 'language' | 'years'>): string =>
  figureText(figure, language) + (figure.unit === 'years' ? years : '');

/** '39.0–45.1%': the confidence interval of a figure; undefined if it has none. */
export function intervalText(figure: Figure, { language }: Pick<ChartWords, 'language'>): string | undefined {
  const { interval, unit } = figure;
  if (!interval) return undefined;
  const [low, high] = [interval.low, interval.high].map((end) => formatNumber(end, language, intervalDecimals(figure)));
  return `${low}–${high}${unit === 'percent' ? percentSign(language) : ''}`;
}

/** A label with the interval of its figure, for charts that have no room to draw it. */
export function labelWithInterval({ label, figure }: LabelledFigure, words: Pick<ChartWords, 'language'>): string {
  const interval = intervalText(figure, words);
  return interval ? `${label} (${interval})` : label;
}

/** Whether a card shows confidence intervals. */
export const hasIntervals = (card: Pick<InsightCard, 'chart'>): boolean =>
  insightValues(card).some(({ figure }) => figure?.interval);

/**
 * The signed difference of two figures, with the decimals of the more precise one: '+4', '−0.10'. Used only where the
 * study shows a difference of published values.
 */
export function differenceText(earlier: Figure, later: Figure, language: Language): string {
  const difference = later.value - earlier.value;
  const decimals = Math.max(earlier.decimals, later.decimals);
  const amount = formatNumber(Math.abs(difference), language, decimals);
  return /[1-9]/.test(amount) ? `${difference > 0 ? '+' : '−'}${amount}` : '±0';
}

import { figureText } from '#content/figure-text.ts';
import type { Chart, Figure, InsightCard, LabelledFigure, Unit } from '#content/schemas.ts';

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

const of = (group: string | null, { label, figure }: LabelledFigure): InsightValue => ({
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

function chartValues(chart: Chart): InsightValue[] {
  switch (chart.kind) {
    case 'grouped-bars':
      // The bars of a group are its years or variants: the group is the measure.
      return chart.groups.flatMap((group) => group.bars.map((bar) => of(group.label, bar)));
    case 'measure-panels':
      return chart.panels.flatMap((panel) => panel.bars.map((bar) => of(panel.label, bar)));
    case 'profile':
      return chart.rows.flatMap((row) => overYears(row.label, chart.years, row.values, chart.missing));
    case 'stages':
      return chart.stages.flatMap((stage) => overYears(stage.label, chart.years, stage.values, chart.missing));
    case 'shares':
    case 'population':
      return chart.blocks.flatMap((block) => block.parts.map((part) => of(block.label, part)));
    case 'demographics':
      return [
        ...chart.facts.map((fact) => of(null, fact)),
        ...chart.blocks.flatMap((block) => block.parts.map((part) => of(block.label, part))),
      ];
  }
}

/** All values of a card in the order of its chart: the source of its table, files and alt text. */
export function insightValues(card: Pick<InsightCard, 'chart'>): InsightValue[] {
  return chartValues(card.chart);
}

const unitWords: Partial<Record<Unit, string>> = { years: ' Jahre' };

/** A figure with its unit: '42%', '45.5 Jahre', "1'009". */
export function figureWithUnit(figure: Figure): string {
  return figureText(figure) + (unitWords[figure.unit] ?? '');
}

/**
 * The signed difference of two figures, with the decimals of the more precise one: '+4', '−0.10'. Used only where the
 * study shows a difference of published values.
 */
export function differenceText(earlier: Figure, later: Figure): string {
  const difference = later.value - earlier.value;
  const amount = Math.abs(difference).toFixed(Math.max(earlier.decimals, later.decimals));
  return Number(amount) === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${amount}`;
}

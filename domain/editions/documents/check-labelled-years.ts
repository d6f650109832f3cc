import type { Chart, Edition, Figure, LabelledFigure } from '#content/schemas.ts';
import { labelledYear } from '../values/labelled-year.ts';
import { type Finding, warning } from './finding.ts';

interface FigureInChart {
  path: string;
  label: string;
  figure: Figure;
}

/** The figures of a chart that have labels of their own; those over years are of the year of their column. */
function labelledFiguresOf(chart: Chart): FigureInChart[] {
  const inList = (list: string, figures: readonly LabelledFigure[]) =>
    figures.map((entry, index) => ({ ...entry, path: `${list}.${index}.figure` }));
  switch (chart.kind) {
    case 'grouped-bars':
      return chart.groups.flatMap(({ bars }, index) => inList(`groups.${index}.bars`, bars));
    case 'measure-panels':
      return chart.panels.flatMap(({ bars }, index) => inList(`panels.${index}.bars`, bars));
    case 'shares':
    case 'population':
    case 'demographics':
      return chart.blocks.flatMap(({ parts }, index) => inList(`blocks.${index}.parts`, parts));
    default:
      return [];
  }
}

/** Finds figures that a chart labels with another year than their own, which their files name. */
export const labelledYearFindings = ({ insightCards }: Edition): Finding[] =>
  insightCards.flatMap(({ chart }, index) =>
    labelledFiguresOf(chart).flatMap(({ path, label, figure }) => {
      const year = labelledYear(label);
      if (year === undefined || year === figure.year) return [];
      const advice = `Check the year of this figure: it is ${figure.year}, and the label says ${year}.`;
      return [warning(`insightCards.${index}.chart.${path}`, advice)];
    }),
  );

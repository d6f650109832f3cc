import type { Axis } from '#content/chart-schemas.ts';
import type { Figure } from '#content/figure-schemas.ts';
import type { Chart, Edition } from '#content/schemas.ts';
import { rangeOf, shown } from '../values/figure-range.ts';
import { error, type Finding, warning } from './finding.ts';

interface ShownAxis {
  path: string;
  axis: Axis;
  figures: (Figure | null)[];
}

function axesOf(chart: Chart): ShownAxis[] {
  switch (chart.kind) {
    case 'grouped-bars': {
      const figures = chart.groups.flatMap(({ bars }) => bars.map(({ figure }) => figure));
      return [{ path: 'axis', axis: chart.axis, figures }];
    }
    case 'measure-panels':
      return chart.panels.map(({ axis, bars }, index) => ({
        path: `panels.${index}.axis`,
        axis,
        figures: bars.map(({ figure }) => figure),
      }));
    case 'profile':
      return [{ path: 'axis', axis: chart.axis, figures: chart.rows.flatMap(({ values }) => values) }];
    case 'stages':
      return [{ path: 'axis', axis: chart.axis, figures: chart.stages.flatMap(({ values }) => values) }];
    case 'shares':
    case 'population':
    case 'demographics':
      return [];
  }
}

function findingsOf({ path, axis: { min, max }, figures }: ShownAxis): Finding[] {
  if (max <= min) return [error(`${path}.max`, `Enter more than ${shown(min)}: the axis begins there.`)];
  const known = figures.filter((figure) => figure !== null);
  const values = known.map(({ value }) => value);
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const limit = Math.max(...known.map((figure) => rangeOf(figure).max));
  const found: Finding[] = [];
  const warn = (end: 'min' | 'max', finding: string) =>
    found.push(warning(`${path}.${end}`, `Check this: the axis ${finding}.`));
  if (lowest < min) warn('min', `begins at ${shown(min)}, and a value is ${shown(lowest)}`);
  if (highest > max) warn('max', `ends at ${shown(max)}, and a value is ${shown(highest)}`);
  if (known.length > 0 && max > limit) warn('max', `ends at ${shown(max)}, and values at ${shown(limit)}`);
  const units = new Set(known.map(({ unit }) => unit));
  if (units.size > 1)
    found.push(warning(`${path}.max`, 'Check the units of the values: this axis shows more than one.'));
  return found;
}

/** Finds axes that end before their values, exceed the highest possible value, or show several units. */
export const axisFindings = ({ insightCards }: Edition): Finding[] =>
  insightCards.flatMap(({ chart }, card) =>
    axesOf(chart)
      .flatMap(findingsOf)
      .map((finding) => ({ ...finding, path: `insightCards.${card}.chart.${finding.path}` })),
  );

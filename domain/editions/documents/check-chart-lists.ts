import type { Chart, Edition } from '#content/schemas.ts';
import { type Finding, warning } from './finding.ts';

/** The lists of a chart whose entries readers tell apart by their labels. */
function listsOf(chart: Chart): { path: string; labels: readonly string[] }[] {
  const inner = (list: string, name: string, outer: readonly { entries: readonly { label: string }[] }[]) =>
    outer.map(({ entries }, index) => ({
      path: `${list}.${index}.${name}`,
      labels: entries.map(({ label }) => label),
    }));
  switch (chart.kind) {
    case 'grouped-bars':
      return inner(
        'groups',
        'bars',
        chart.groups.map(({ bars }) => ({ entries: bars })),
      );
    case 'measure-panels':
      return inner(
        'panels',
        'bars',
        chart.panels.map(({ bars }) => ({ entries: bars })),
      );
    case 'profile':
      return [{ path: 'rows', labels: chart.rows.map(({ label }) => label) }];
    case 'stages':
      return [{ path: 'stages', labels: chart.stages.map(({ label }) => label) }];
    default:
      return inner(
        'blocks',
        'parts',
        chart.blocks.map(({ parts }) => ({ entries: parts })),
      );
  }
}

/** Finds entries of a chart with the same label. */
const repeatedLabels = (chart: Chart): [path: string, advice: string][] =>
  listsOf(chart).flatMap(({ path, labels }) =>
    labels.flatMap((label, index): [string, string][] =>
      labels.indexOf(label) < index
        ? [[`${path}.${index}.label`, `Give this its own label: another one above it is «${label}» too.`]]
        : [],
    ),
  );

/** Finds columns of years that aren't in order: the difference of stages is the last year's value minus the first's. */
function unorderedYears(chart: Chart): [path: string, advice: string][] {
  if (!('years' in chart)) return [];
  return chart.years.flatMap((year, index): [string, string][] => {
    const before = chart.years[index - 1];
    if (before === undefined || before < year) return [];
    return [[`years.${index}`, `Check the years: ${year} comes after ${before}.`]];
  });
}

/** Finds labels that a list of a chart has twice, and years that aren't in order. */
export const chartListFindings = ({ insightCards }: Edition): Finding[] =>
  insightCards.flatMap(({ chart }, index) =>
    [...repeatedLabels(chart), ...unorderedYears(chart)].map(([path, advice]) =>
      warning(`insightCards.${index}.chart.${path}`, advice),
    ),
  );

import type { Chart, Edition } from '#content/schemas.ts';
import { chartLists } from './chart-lists.ts';
import { type Finding, warning } from './finding.ts';

/** Finds entries of a chart with the same label. */
const repeatedLabels = (chart: Chart): [path: string, advice: string][] =>
  chartLists(chart).flatMap(({ path, entries }) =>
    entries.flatMap(({ label }, index): [string, string][] =>
      entries.findIndex((entry) => entry.label === label) < index
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

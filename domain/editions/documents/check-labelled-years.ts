import type { Edition } from '#content/schemas.ts';
import { labelledYear } from '../values/labelled-year.ts';
import { chartLists } from './chart-lists.ts';
import { type Finding, warning } from './finding.ts';

/** Finds figures that a chart labels with another year than their own, which their files name. */
export const labelledYearFindings = ({ insightCards }: Edition): Finding[] =>
  insightCards.flatMap(({ chart }, index) =>
    chartLists(chart).flatMap(({ path, entries }) =>
      entries.flatMap(({ label, figure }, place) => {
        const year = labelledYear(label);
        if (!figure || year === undefined || year === figure.year) return [];
        const advice = `Check the year of this figure: it is ${figure.year}, and the label says ${year}.`;
        return [warning(`insightCards.${index}.chart.${path}.${place}.figure`, advice)];
      }),
    ),
  );

import type { Figure } from '#content/figure-schemas.ts';
import type { Chart } from '#content/schemas.ts';

interface ChartList {
  path: string;
  /** Entries over years have no figure of their own, but one for each year. */
  entries: readonly { label: string; figure?: Figure }[];
}

/** The lists of a chart whose entries readers tell apart by their labels. */
export function chartLists(chart: Chart): ChartList[] {
  switch (chart.kind) {
    case 'grouped-bars':
      return chart.groups.map(({ bars }, index) => ({ path: `groups.${index}.bars`, entries: bars }));
    case 'measure-panels':
      return chart.panels.map(({ bars }, index) => ({ path: `panels.${index}.bars`, entries: bars }));
    case 'profile':
      return [{ path: 'rows', entries: chart.rows }];
    case 'stages':
      return [{ path: 'stages', entries: chart.stages }];
    case 'shares':
    case 'population':
    case 'demographics':
      return chart.blocks.map(({ parts }, index) => ({ path: `blocks.${index}.parts`, entries: parts }));
  }
}

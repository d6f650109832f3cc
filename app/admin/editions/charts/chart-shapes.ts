import type { Chart } from '#content/schemas.ts';
import type { DraftChart, DraftEntry } from '#domain/editions/values/edition-draft.ts';

type Kind = Chart['kind'];

export const chartKindLabels: Record<Kind, string> = {
  'grouped-bars': 'Bars in groups',
  'measure-panels': 'Bars in panels',
  profile: 'Profile over years',
  shares: 'Shares',
  population: 'A hundred dots',
  stages: 'Stages with difference',
  demographics: 'Demographics',
};

type Rows = Extract<DraftChart, { rows?: unknown }>['rows'];

/** The latest figures in rows of years. */
const lastOf = (rows: Rows): DraftEntry[] =>
  (rows ?? []).flatMap(({ label, values }) => {
    const figure = values?.findLast((key) => key !== null);
    return figure ? [{ label, figure }] : [];
  });

/** The content of a chart as groups of labels with their figures. */
function groupsOf(chart: DraftChart): { label?: string | null | undefined; entries: DraftEntry[] }[] {
  switch (chart.kind) {
    case 'grouped-bars':
      return (chart.groups ?? []).map(({ label, bars }) => ({ label, entries: bars ?? [] }));
    case 'measure-panels':
      return (chart.panels ?? []).map(({ label, bars }) => ({ label, entries: bars ?? [] }));
    case 'profile':
      return [{ label: '', entries: lastOf(chart.rows) }];
    case 'stages':
      return [{ label: '', entries: lastOf(chart.stages) }];
    case 'shares':
    case 'population':
      return (chart.blocks ?? []).map(({ label, parts }) => ({ label, entries: parts ?? [] }));
    case 'demographics':
      return [
        { label: '', entries: chart.facts ?? [] },
        ...(chart.blocks ?? []).map(({ label, parts }) => ({ label, entries: parts ?? [] })),
      ].filter(({ entries }) => entries.length > 0);
    case undefined:
    case null:
      return [];
  }
}

/** Converts a chart to another kind with the same figures. Charts over years get the edition's year only. */
export function withKind(chart: DraftChart, kind: Kind, year: number): DraftChart {
  if (chart.kind === kind) return chart;
  const groups = groupsOf(chart);
  const axis = 'axis' in chart ? chart.axis : { min: 0, max: 100 };
  const blocks = groups.map(({ label, entries: parts }) => ({ label, partition: false, parts }));
  const rows = groups.flatMap(({ entries }) =>
    entries.map(({ label, figure }) => ({ label, values: [figure ?? null] })),
  );
  switch (kind) {
    case 'grouped-bars':
      return { kind, axis, groups: groups.map(({ label, entries: bars }) => ({ label, bars })) };
    case 'measure-panels':
      return { kind, panels: groups.map(({ label, entries: bars }) => ({ label, axis, bars })) };
    case 'profile':
      return { kind, axis, years: [year], missing: 'k. A.', rows };
    case 'stages':
      return { kind, axis, years: [year], differenceLabel: 'Differenz', missing: 'k. A.', stages: rows };
    case 'shares':
    case 'population':
      return { kind, blocks };
    case 'demographics':
      return { kind, facts: [], blocks };
  }
}

/** The labels that can be highlighted. */
export function labelsOf(chart: DraftChart): string[] {
  const rows = chart.kind === 'profile' ? chart.rows : chart.kind === 'stages' ? chart.stages : [];
  const labels = [...groupsOf(chart).flatMap(({ label, entries }) => [label, ...entries.map((entry) => entry.label)])];
  return [...new Set([...labels, ...(rows ?? []).map(({ label }) => label)])].flatMap((label) => label || []);
}

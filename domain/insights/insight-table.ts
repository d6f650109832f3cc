import type { Chart, Figure, InsightCard, LabelledFigure, ShareBlock } from '#content/schemas.ts';
import { differenceText, figureWithUnit } from './insight-values.ts';

interface InsightTableRow {
  heading: string;
  cells: string[];
}

/** The table behind a chart. The first column names the rows; a section is a question with its answers. */
export interface InsightTable {
  columns: string[];
  sections: { heading: string | null; rows: InsightTableRow[] }[];
}

const unique = (labels: string[]) => [...new Set(labels)];

/** One row per label, one column per group; for groups with the same labels. */
function crossTable(groups: { label: string; entries: LabelledFigure[] }[], labelsDown: boolean): InsightTable {
  const labels = unique(groups.flatMap(({ entries }) => entries.map(({ label }) => label)));
  const cell = (group: { entries: LabelledFigure[] } | undefined, label: string | undefined) => {
    const figure = group?.entries.find((entry) => entry.label === label)?.figure;
    return figure ? figureWithUnit(figure) : '–';
  };
  const names = groups.map(({ label }) => label);
  const rows = labelsDown
    ? labels.map((label) => ({ heading: label, cells: groups.map((group) => cell(group, label)) }))
    : groups.map((group) => ({ heading: group.label, cells: labels.map((label) => cell(group, label)) }));
  return { columns: ['Merkmal', ...(labelsDown ? names : labels)], sections: [{ heading: null, rows }] };
}

const plainRows = (entries: readonly LabelledFigure[]): InsightTableRow[] =>
  entries.map(({ label, figure }) => ({ heading: label, cells: [figureWithUnit(figure)] }));

function blocksTable(blocks: readonly ShareBlock[], facts: readonly LabelledFigure[] = []): InsightTable {
  const labels = blocks.map((block) => block.parts.map(({ label }) => label).join('|'));
  if (facts.length === 0 && blocks.length > 1 && unique(labels).length === 1) {
    return crossTable(
      blocks.map(({ label, parts }) => ({ label, entries: parts })),
      true,
    );
  }
  return {
    columns: ['Merkmal', facts.length > 0 ? 'Wert' : 'Anteil'],
    sections: [
      ...(facts.length > 0 ? [{ heading: null, rows: plainRows(facts) }] : []),
      ...blocks.map(({ label, parts }) => ({ heading: label, rows: plainRows(parts) })),
    ],
  };
}

function yearsTable(
  years: readonly number[],
  rows: readonly { label: string; values: readonly (Figure | null)[] }[],
  missing: string,
  difference: string | null,
): InsightTable {
  return {
    columns: ['Merkmal', ...years.map(String), ...(difference ? [difference] : [])],
    sections: [
      {
        heading: null,
        rows: rows.map(({ label, values }) => {
          const first = values[0];
          const last = values.at(-1);
          const change = first && last ? differenceText(first, last) : missing;
          return {
            heading: label,
            cells: [
              ...years.map((_, index) => {
                const figure = values[index];
                return figure ? figureWithUnit(figure) : missing;
              }),
              ...(difference ? [change] : []),
            ],
          };
        }),
      },
    ],
  };
}

function chartTable(chart: Chart): InsightTable {
  switch (chart.kind) {
    case 'grouped-bars':
      return crossTable(
        chart.groups.map(({ label, bars }) => ({ label, entries: bars })),
        false,
      );
    case 'measure-panels':
      return crossTable(
        chart.panels.map(({ label, bars }) => ({ label, entries: bars })),
        true,
      );
    case 'profile':
      return yearsTable(chart.years, chart.rows, chart.missing, null);
    case 'stages':
      return yearsTable(chart.years, chart.stages, chart.missing, chart.differenceLabel);
    case 'shares':
    case 'population':
      return blocksTable(chart.blocks);
    case 'demographics':
      return blocksTable(chart.blocks, chart.facts);
  }
}

/** The table of a card, with exactly the values of its chart. */
export function insightTable(card: Pick<InsightCard, 'chart'>): InsightTable {
  return chartTable(card.chart);
}

import type { Figure } from '#content/figure-schemas.ts';
import type { InsightCard, LabelledFigure, ShareBlock } from '#content/schemas.ts';
import type { ChartWords } from './german-chart-words.ts';
import { differenceText, figureWithUnit, intervalText } from './insight-values.ts';

interface InsightTableRow {
  heading: string;
  cells: string[];
  /** Confidence intervals, beside the cells; omitted if the row has none. */
  intervals?: (string | undefined)[];
}

type Cell = [text: string, interval?: string | undefined];

function tableRow(heading: string, cells: readonly Cell[]): InsightTableRow {
  const intervals = cells.map(([, interval]) => interval);
  return { heading, cells: cells.map(([text]) => text), ...(intervals.some(Boolean) && { intervals }) };
}

const figureCell = (figure: Figure, words: ChartWords): Cell => [
  figureWithUnit(figure, words),
  intervalText(figure, words),
];

/** The table behind a chart. The first column names the rows; a section is a question with its answers. */
export interface InsightTable {
  columns: string[];
  sections: { heading: string | null; rows: InsightTableRow[] }[];
}

const unique = (labels: string[]) => [...new Set(labels)];

/** One row per label, one column per group; for groups with the same labels. */
function crossTable(groups: { label: string; entries: LabelledFigure[] }[], labelsDown: boolean, words: ChartWords) {
  const labels = unique(groups.flatMap(({ entries }) => entries.map(({ label }) => label)));
  const cell = (group: { entries: LabelledFigure[] } | undefined, label: string | undefined): Cell => {
    const figure = group?.entries.find((entry) => entry.label === label)?.figure;
    return figure ? figureCell(figure, words) : ['–'];
  };
  const names = groups.map(({ label }) => label);
  const rows = labelsDown
    ? labels.map((label) =>
        tableRow(
          label,
          groups.map((group) => cell(group, label)),
        ),
      )
    : groups.map((group) =>
        tableRow(
          group.label,
          labels.map((label) => cell(group, label)),
        ),
      );
  return { columns: [words.feature, ...(labelsDown ? names : labels)], sections: [{ heading: null, rows }] };
}

const plainRows = (entries: readonly LabelledFigure[], words: ChartWords): InsightTableRow[] =>
  entries.map(({ label, figure }) => tableRow(label, [figureCell(figure, words)]));

function blocksTable(blocks: readonly ShareBlock[], facts: readonly LabelledFigure[], words: ChartWords): InsightTable {
  const labels = blocks.map((block) => block.parts.map(({ label }) => label).join('|'));
  if (facts.length === 0 && blocks.length > 1 && unique(labels).length === 1) {
    return crossTable(
      blocks.map(({ label, parts }) => ({ label, entries: parts })),
      true,
      words,
    );
  }
  return {
    columns: [words.feature, facts.length > 0 ? words.value : words.share],
    sections: [
      ...(facts.length > 0 ? [{ heading: null, rows: plainRows(facts, words) }] : []),
      ...blocks.map(({ label, parts }) => ({ heading: label, rows: plainRows(parts, words) })),
    ],
  };
}

interface YearsTable {
  years: readonly number[];
  rows: readonly { label: string; values: readonly (Figure | null)[] }[];
  missing: string;
  difference: string | null;
}

function yearsTable({ years, rows, missing, difference }: YearsTable, words: ChartWords): InsightTable {
  return {
    columns: [words.feature, ...years.map(String), ...(difference ? [difference] : [])],
    sections: [
      {
        heading: null,
        rows: rows.map(({ label, values }) => {
          const first = values[0];
          const last = values.at(-1);
          const change = first && last ? differenceText(first, last, words.language) : missing;
          return tableRow(label, [
            ...years.map((_, index): Cell => {
              const figure = values[index];
              return figure ? figureCell(figure, words) : [missing];
            }),
            ...(difference ? [[change] as Cell] : []),
          ]);
        }),
      },
    ],
  };
}

/** The table of a card, with exactly the values of its chart. */
export function insightTable({ chart }: Pick<InsightCard, 'chart'>, words: ChartWords): InsightTable {
  switch (chart.kind) {
    case 'grouped-bars':
      return crossTable(
        chart.groups.map(({ label, bars }) => ({ label, entries: bars })),
        false,
        words,
      );
    case 'measure-panels':
      return crossTable(
        chart.panels.map(({ label, bars }) => ({ label, entries: bars })),
        true,
        words,
      );
    case 'profile':
      return yearsTable({ ...chart, difference: null }, words);
    case 'stages':
      return yearsTable({ ...chart, rows: chart.stages, difference: chart.differenceLabel }, words);
    case 'shares':
    case 'population':
      return blocksTable(chart.blocks, [], words);
    case 'demographics':
      return blocksTable(chart.blocks, chart.facts, words);
  }
}

import { readValue } from '#domain/editions/values/read-value.ts';
import { counted } from '../../../workspace/list/counted.ts';

/** Rows from the clipboard of a spreadsheet. */
export interface PastedTable {
  /** Labels of the rows, if the first column is text. */
  labels: string[] | null;
  rows: string[][];
  /** The year in the heading of each column of `rows`, NaN if it has none; null if no heading has one. */
  years: number[] | null;
}

const year = /\b(19|20)\d\d\b/g;

/** Whether a row names the columns: words without other digits than a year, years beside an empty corner, or years of the chart. */
function isHeading([corner = '', ...others]: string[], chartYears: readonly number[]): boolean {
  const names = others.length > 0 ? others : [corner];
  const cornerYears = others.length > 0 && readValue(corner).kind === 'unreadable' ? [] : [corner];
  const yearCells = [...cornerYears, ...others];
  const areYears =
    yearCells.every((cell) => /^(19|20)\d\d$/.test(cell)) && new Set(yearCells).size === yearCells.length;
  if (areYears && yearCells.some((cell) => chartYears.includes(Number(cell)))) return true;
  return names.every(
    (name) =>
      !/\d/.test(name.replace(year, '')) &&
      (readValue(name).kind === 'unreadable' ||
        (corner === '' && others.length > 0 && readValue(name).kind === 'value')),
  );
}

/**
 * A pasted table without its headings; null if the text is a single cell.
 * @param chartYears the years of the chart, which are headings in the first row and not values
 */
export function readPastedTable(text: string, chartYears: readonly number[]): PastedTable | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const [first = [], ...others] = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (others.length === 0 && first.length === 1) return null;
  const hasValues = others.some((row) => row.some((cell) => readValue(cell).kind === 'value'));
  const cells = hasValues && isHeading(first, chartYears) ? others : [first, ...others];
  const isWords = cells.every(([first = '', ...others]) => others.length > 0 && readValue(first).kind === 'unreadable');
  const headings = cells.length === others.length ? first.slice(isWords ? 1 : 0) : [];
  const named = headings.map((heading) => Number(heading.match(year)?.[0]));
  const years = named.some(Boolean) ? named : null;
  return isWords
    ? { labels: cells.map(([first = '']) => first), rows: cells.map((row) => row.slice(1)), years }
    : { labels: null, rows: cells, years };
}

/**
 * The index of the row that gets each pasted row: a label of the chart leads to its row, and other labels then to new rows.
 * Without such labels, and with one that occurs twice, the rows follow each other from a row on.
 */
export function targetRows({ labels, rows }: PastedTable, known: readonly unknown[], from: number): number[] {
  const labelled = (labels ?? []).map((label) => known.indexOf(label));
  const isAmbiguous = new Set(labels).size < labelled.length;
  if (isAmbiguous || labelled.every((index) => index < 0)) return rows.map((_, offset) => from + offset);
  let next = known.length;
  return labelled.map((index) => (index < 0 ? next++ : index));
}

/** '3 rows pasted, 1 of them new, 2 renamed' @param known the labels before */
export function pastedRows(
  { labels, rows }: PastedTable,
  targets: readonly number[],
  known: readonly unknown[],
): string {
  const added = targets.filter((index) => index >= known.length).length;
  const renamed = targets.filter(
    (index, offset) => index < known.length && labels && labels[offset] !== known[index],
  ).length;
  const notes = [added > 0 && `${added} of them new`, renamed > 0 && `${renamed} renamed`];
  return [`${counted(rows.length, 'row')} pasted`, ...notes.filter(Boolean)].join(', ');
}

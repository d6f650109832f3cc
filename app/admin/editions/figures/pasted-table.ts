import { readValue } from '#domain/editions/values/read-value.ts';

/** Rows from the clipboard of a spreadsheet. */
export interface PastedTable {
  /** Labels of the rows, if the first column is text. */
  labels: string[] | null;
  rows: string[][];
  /** The year in the heading of each column of `rows`, NaN if it has none; null if no heading has one. */
  years: number[] | null;
}

const year = /\b(19|20)\d\d\b/g;

/** Whether a row names the columns: words without other digits than a year, or years beside an empty corner. */
function isHeading([corner = '', ...others]: string[]): boolean {
  const names = others.length > 0 ? others : [corner];
  return names.every(
    (name) =>
      !/\d/.test(name.replace(year, '')) &&
      (readValue(name).kind === 'unreadable' ||
        (corner === '' && others.length > 0 && readValue(name).kind === 'value')),
  );
}

/** A pasted table without its headings; null if the text is a single cell. */
export function readPastedTable(text: string): PastedTable | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const [first = [], ...others] = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (others.length === 0 && first.length === 1) return null;
  const hasValues = others.some((row) => row.some((cell) => readValue(cell).kind === 'value'));
  const cells = hasValues && isHeading(first) ? others : [first, ...others];
  const isWords = cells.every(([first = '', ...others]) => others.length > 0 && readValue(first).kind === 'unreadable');
  const headings = cells.length === others.length ? first.slice(isWords ? 1 : 0) : [];
  const named = headings.map((heading) => Number(heading.match(year)?.[0]));
  const years = named.some(Boolean) ? named : null;
  return isWords
    ? { labels: cells.map(([first = '']) => first), rows: cells.map((row) => row.slice(1)), years }
    : { labels: null, rows: cells, years };
}

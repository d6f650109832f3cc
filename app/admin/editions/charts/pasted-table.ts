import { readValue } from '#domain/editions/values/read-value.ts';

/** Rows from the clipboard of a spreadsheet. */
export interface PastedTable {
  /** Labels of the rows, if the first column is text. */
  labels: string[] | null;
  rows: string[][];
}

/** A pasted table; null if the text is a single cell. */
export function readPastedTable(text: string): PastedTable | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (cells.length === 1 && cells[0]?.length === 1) return null;
  const isWords = cells.every(([first = '', ...others]) => others.length > 0 && readValue(first).kind === 'unreadable');
  return isWords
    ? { labels: cells.map(([first = '']) => first), rows: cells.map((row) => row.slice(1)) }
    : { labels: null, rows: cells };
}

import { readValue } from '#domain/editions/values/read-value.ts';

/** Rows as a spreadsheet puts them on the clipboard. */
export interface PastedTable {
  /** Of the rows, when the first column holds words. */
  labels: string[] | null;
  rows: string[][];
}

/** What was pasted, as a table; null: it is a single cell, which any field takes as it is. */
export function readPastedTable(text: string): PastedTable | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (cells.length === 1 && cells[0]?.length === 1) return null;
  const isWords = cells.every(([first = '', ...others]) => others.length > 0 && readValue(first).kind === 'unreadable');
  return isWords
    ? { labels: cells.map(([first = '']) => first), rows: cells.map((row) => row.slice(1)) }
    : { labels: null, rows: cells };
}

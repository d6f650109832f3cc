/** CSV that Excel in Switzerland opens without a dialog: UTF-8 with byte order mark, semicolons, CR LF. */

/** Text, a number as written, or an empty cell. */
export type CsvCell = string | null;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

const fileOf = (rows: readonly (readonly CsvCell[])[], guard: (text: string) => string): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(guard(cell ?? ''))).join(';')).join('\r\n')}\r\n`;

/** Writes rows as CSV; the first row holds the column names. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string => fileOf(rows, escapeFormula);

const negativeNumber = /^-\d+(\.\d+)?$/;

/** Writes the figures of an edition as CSV: numbers below zero stay numbers. */
export const figuresCsvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  fileOf(rows, (text) => (negativeNumber.test(text) ? text : escapeFormula(text)));

/** Writes records as CSV, with one column for each head and the cell it makes of a record. */
export const csvTable = <Row>(
  columns: readonly (readonly [head: string, cell: (row: Row) => CsvCell])[],
  rows: readonly Row[],
): string => csvFile([columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);

/** Writes rows for programs (RFC 4180: UTF-8, commas, CR LF). Formulas are not escaped. */
export function commaCsvFile(rows: readonly (readonly CsvCell[])[]): string {
  const cellOf = (cell: CsvCell) => (/[",\r\n]/.test(cell ?? '') ? `"${cell?.replaceAll('"', '""')}"` : (cell ?? ''));
  return `${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** The separator used in the first line, outside quotes. */
function detectSeparator(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n');
  return [';', '\t', ','].find((separator) => head.includes(separator)) ?? ';';
}

/** Reads a spreadsheet's CSV, separated by semicolons, tabs or commas. With semicolons or tabs '4,69' is one cell. */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = detectSeparator(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    // Removes the apostrophe added against formulas.
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@\t\r])/, ''));
    cell = '';
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted && character === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  return rows.filter((row) => row.some((text) => text !== ''));
}

/**
 * CSV as Excel in Switzerland opens it without asking: UTF-8 with byte order mark, semicolons, CR LF.
 */

/** A cell: text, a number as written, or nothing. */
export type CsvCell = string | null;

/** Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function safe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  const text = safe(cell ?? '');
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One file out of rows; the first row holds the column names. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

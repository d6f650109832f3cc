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

/** What divides cells: the one that the first line has, outside of quotes. */
function dividerOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n');
  return [';', '\t', ','].find((divider) => head.includes(divider)) ?? ';';
}

/** The rows of a CSV file as it comes out of spreadsheets: with semicolons, tabs or commas; '4,69' stays one cell in the first two. */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const divider = dividerOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    // The apostrophe that keeps a spreadsheet from running a cell.
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@\t\r])/, ''));
    cell = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (isQuoted && character === '"' && text.charAt(place + 1) === '"') {
      cell += '"';
      place += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === divider) endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  return rows.filter((row) => row.some((text) => text !== ''));
}

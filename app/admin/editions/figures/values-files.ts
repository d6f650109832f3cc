import { allValueRows, allValuesColumns, type ImportedSheet } from '#domain/editions/values/all-values.ts';
import type { OpenEdition } from '#domain/editions/values/open-edition.ts';
import { germanDataWords } from '#domain/insights/german-data-words.ts';
import { csvRows, figuresCsvFile } from '#platform/csv.ts';
import { saveFile } from '../../../workspace/calls/save-file.ts';

const nameOf = ({ facts }: OpenEdition, format: string) => `alle-werte-${facts.year}.${format}`;

/** Saves all values of a draft as CSV, to be filled in and imported again. */
export function exportCsv(document: OpenEdition): void {
  const rows = allValueRows(document).map(({ cells }) => cells);
  saveFile(nameOf(document, 'csv'), 'text/csv;charset=utf-8', figuresCsvFile([allValuesColumns, ...rows]));
}

/** Saves the same table as a workbook with numeric cells. */
export async function exportXlsx(document: OpenEdition): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const valueColumn = allValuesColumns.indexOf('Wert');
  const rows = allValueRows(document).map(({ cells }) =>
    cells.map((cell, column) => {
      if (cell === null) return null;
      if (column !== valueColumn) return { value: cell };
      const decimals = cell.split('.')[1]?.length ?? 0;
      return { value: Number(cell), type: Number, format: decimals ? `0.${'0'.repeat(decimals)}` : '0' };
    }),
  );
  const head = allValuesColumns.map((value) => ({ value, fontWeight: 'bold' as const }));
  await writeXlsxFile([head, ...rows], { sheet: germanDataWords.allValues }).toFile(nameOf(document, 'xlsx'));
}

/** Reads a workbook's sheets or a CSV file's rows; numbers keep all their digits. @throws if the file is neither */
export async function readValuesFile(file: File): Promise<ImportedSheet[]> {
  if (!/\.xlsx$/i.test(file.name)) return [{ name: null, rows: csvRows(await file.text()) }];
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const sheets = await readXlsxFile(file, { parseNumber: (text) => text });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
  }));
}

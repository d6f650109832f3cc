import type { ImportedSheet } from '#domain/editions/values/all-values.ts';
import { csvRows } from '#platform/csv.ts';

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

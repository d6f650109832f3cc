import type { SalesOfYear } from '#domain/orders/sales/sales-answer.ts';
import { type SalesRow, salesTables } from './sales-figures.ts';

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const integer = (value: number) => ({ value, type: Number, format: '#,##0' });
const francs = (rappen: number) => ({ value: rappen / 100, type: Number, format: '#,##0.00' });

function sheetOf(sheet: string, noun: string, rows: readonly SalesRow[], { year }: SalesOfYear) {
  const before = year - 1;
  const head = [noun, `Orders ${year}`, `CHF ${year}`, `Orders ${before}`, `CHF ${before}`].map(bold);
  const data = rows.map((row) => [
    { value: row.name },
    integer(row.orders),
    francs(row.salesRappen),
    integer(row.before.orders),
    francs(row.before.salesRappen),
  ]);
  return {
    sheet,
    data: [head, ...data],
    columns: [{ width: 28 }, ...Array.from({ length: 4 }, () => ({ width: 14 }))],
  };
}

/** The figures as sheets: all years, and a year compared with the previous one. */
export function salesSheets(shown: SalesOfYear, years: readonly SalesOfYear[]) {
  const tables = salesTables(
    shown,
    years.find(({ year }) => year === shown.year - 1),
  );
  const head = ['Year', 'Orders', 'CHF', 'Firms', 'Returning firms', 'Open invoices', 'Open CHF', 'Overdue CHF'];
  const rows = years.map((yearSales) => [
    { value: yearSales.year, type: Number },
    integer(yearSales.orders),
    francs(yearSales.salesRappen),
    integer(yearSales.firms),
    integer(yearSales.returningFirms),
    integer(yearSales.open.orders),
    francs(yearSales.open.salesRappen),
    francs(yearSales.overdue.salesRappen),
  ]);
  return [
    { sheet: 'Years', data: [head.map(bold), ...rows], columns: head.map(() => ({ width: 16 })) },
    sheetOf('Months', 'Month', tables.months, shown),
    sheetOf('Editions', 'Edition', tables.editions, shown),
    sheetOf('Sizes', 'Size', tables.sizes, shown),
    sheetOf('Business areas', 'Business area', tables.areas, shown),
  ];
}

/** The figures as a workbook. */
export async function salesFile(shown: SalesOfYear, years: readonly SalesOfYear[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  return writeXlsxFile(salesSheets(shown, years)).toBlob();
}

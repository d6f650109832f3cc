import { expect, test } from 'vitest';
import { salesByYear } from '#domain/orders/sales/sales-by-year.ts';
import { salesTables } from './sales-figures.ts';
import { salesSheets } from './sales-file.ts';

const sale = {
  companySize: 'small',
  businessArea: 'strategy',
  firm: 'muster ag',
  openRappen: 0,
  state: 'paid',
} as const;
const years = salesByYear(
  [
    { ...sale, year: 2025, month: 6, editionYear: 2024, totalRappen: 129_500 },
    { ...sale, year: 2026, month: 2, editionYear: 2025, totalRappen: 69_500 },
    { ...sale, year: 2026, month: 2, editionYear: 2024, totalRappen: 69_500, openRappen: 69_500, state: 'open' },
  ],
  2026,
);
const [y2026, y2025] = years;
if (!y2026) throw new Error('the year is missing');

test('each row has the figures of the previous year, or zeros', () => {
  const { months, editions, sizes, areas } = salesTables(y2026, y2025);
  expect(months).toHaveLength(12);
  expect(months[1]).toMatchObject({ name: 'February', salesRappen: 139_000, before: { salesRappen: 0 } });
  expect(months[5]).toMatchObject({ name: 'June', salesRappen: 0, before: { salesRappen: 129_500 } });
  expect(editions).toMatchObject([
    { name: '2025', orders: 1, before: { orders: 0 } },
    { name: '2024', orders: 1, before: { orders: 1 } },
  ]);
  expect(sizes.map(({ name, orders }) => [name, orders])).toEqual([
    ['Up to 500 employees', 2],
    ['More than 500 employees', 0],
  ]);
  expect(areas[1]).toMatchObject({ name: 'Strategy', orders: 2, before: { orders: 1 } });
  expect(salesTables(y2026).months[5]).toMatchObject({ before: { orders: 0, salesRappen: 0 } });
});

test('the workbook has all years, and the shown year beside the previous one, in francs', () => {
  const sheets = salesSheets(y2026, years).map(({ sheet, data }) => ({
    sheet,
    rows: data.map((row) => row.map(({ value }) => value)),
  }));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Years', 'Months', 'Editions', 'Sizes', 'Business areas']);
  expect(sheets[0]?.rows.slice(1)).toEqual([
    [2026, 2, 1390, 1, 1, 1, 695, 0],
    [2025, 1, 1295, 1, 0, 0, 0, 0],
  ]);
  expect(sheets[1]?.rows[0]).toEqual(['Month', 'Orders 2026', 'CHF 2026', 'Orders 2025', 'CHF 2025']);
  expect(sheets[1]?.rows[6]).toEqual(['June', 0, 0, 1, 1295]);
});

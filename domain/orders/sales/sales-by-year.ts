import { businessAreas, companySizes } from '../study-orders/study-order-choices.ts';
import type { SalesOfYear, SalesSum } from './sales-answer.ts';
import type { Sale } from './sales-queries.server.ts';

const sumOf = (sales: readonly Sale[], amountOf = ({ totalRappen }: Sale) => totalRappen): SalesSum => ({
  orders: sales.length,
  salesRappen: sales.reduce((sum, sale) => sum + amountOf(sale), 0),
});

/** Without the sum of orders whose size or area is unknown, if there are none. */
const withoutEmptyUnknown = <Sum extends { key: unknown; orders: number }>(sums: Sum[]) =>
  sums.filter(({ key, orders }) => key !== null || orders > 0);

const openAmount = ({ openRappen }: Sale) => openRappen;

function salesOf(year: number, all: readonly Sale[]): SalesOfYear {
  const sales = all.filter((sale) => sale.year === year);
  const firms = new Set(sales.map(({ firm }) => firm));
  const earlier = new Set(all.filter((sale) => sale.year < year).map(({ firm }) => firm));
  const editions = [...new Set(sales.map(({ editionYear }) => editionYear))].sort((a, b) => b - a);
  const by = <Key>(keys: readonly Key[], keyOf: (sale: Sale) => Key) =>
    keys.map((key) => ({ key, ...sumOf(sales.filter((sale) => keyOf(sale) === key)) }));
  const overdue = sales.filter(({ state }) => state === 'overdue');
  const open = [...sales.filter(({ state }) => state === 'open'), ...overdue];
  return {
    year,
    ...sumOf(sales),
    firms: firms.size,
    returningFirms: [...firms].filter((firm) => earlier.has(firm)).length,
    open: sumOf(open, openAmount),
    overdue: sumOf(overdue, openAmount),
    months: Array.from({ length: 12 }, (_, index) => sumOf(sales.filter(({ month }) => month === index + 1))),
    editions: by(editions, ({ editionYear }) => editionYear),
    sizes: withoutEmptyUnknown(by([...companySizes, null], ({ companySize }) => companySize)),
    areas: withoutEmptyUnknown(by([...businessAreas, null], ({ businessArea }) => businessArea)),
  };
}

/** The sales of each year from the first one to this year, the latest first. */
export function salesByYear(sales: readonly Sale[], thisYear: number): SalesOfYear[] {
  const first = Math.min(thisYear, ...sales.map(({ year }) => year));
  return Array.from({ length: thisYear - first + 1 }, (_, index) => salesOf(thisYear - index, sales));
}

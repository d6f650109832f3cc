import type { SalesOfYear, SalesSum } from '#domain/orders/sales/sales-answer.ts';
import { businessAreaNames, companySizeNames } from '../orders/study-order-choice-names.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');

const none: SalesSum = { orders: 0, salesRappen: 0 };

/** A row of figures and those of the previous year. */
export interface SalesRow extends SalesSum {
  name: string;
  before: SalesSum;
}

/** Compares a year with the previous one; a year without sales has zeros. */
export function salesTables(shown: SalesOfYear, before?: SalesOfYear) {
  const editions = new Set([...shown.editions, ...(before?.editions ?? [])].map(({ key }) => key));
  const find = <Key>(sums: readonly ({ key: Key } & SalesSum)[] | undefined, key: Key): SalesSum =>
    sums?.find((sum) => sum.key === key) ?? none;
  const row = (name: string, sum: SalesSum, earlier: SalesSum): SalesRow => ({ ...sum, name, before: earlier });
  return {
    months: shown.months.map((sum, index) => row(monthNames[index] ?? '', sum, before?.months[index] ?? none)),
    editions: [...editions]
      .sort((a, b) => b - a)
      .map((key) => row(String(key), find(shown.editions, key), find(before?.editions, key))),
    sizes: shown.sizes.map(({ key, ...sum }) =>
      row(key === null ? 'Not given' : companySizeNames[key], sum, find(before?.sizes, key)),
    ),
    areas: shown.areas.map(({ key, ...sum }) =>
      row(key === null ? 'Not given' : businessAreaNames[key], sum, find(before?.areas, key)),
    ),
  };
}

import { formatNumber } from '#platform/numbers.ts';
import type { SalesRow } from './sales-figures.ts';

interface SalesTableProps {
  title: string;
  /** Heading of the first column. */
  noun: string;
  rows: readonly SalesRow[];
  /** The compared years. */
  compared: { shown: string; before: string };
}

/** '1'295', in whole francs. */
export const francs = (rappen: number) => formatNumber(Math.round(rappen / 100));
const number = 'py-1.5 pl-3 text-right align-top';

// With large text on a phone, the name is above the numbers.
const row = 'border-rule border-b @max-[16rem]:grid @max-[16rem]:grid-cols-3';
const wholeRow = '@max-[16rem]:col-span-full @max-[16rem]:w-auto';

/** Sales by a property of the orders, with bars, compared with the previous year. */
export function SalesTable({ title, noun, rows, compared }: SalesTableProps) {
  const most = Math.max(...rows.map(({ salesRappen }) => salesRappen), 1);
  return (
    <div className="@container">
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-1 text-left font-semibold text-base">{title}</caption>
        <thead>
          <tr className={`text-ink-muted ${row}`}>
            {[noun, 'Orders', `CHF ${compared.shown}`, `CHF ${compared.before}`].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`py-1 font-normal ${index > 0 ? 'pl-3 text-right' : `w-1/2 text-left ${wholeRow}`}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr className={row}>
              <td colSpan={4} className="py-1.5 text-ink-muted">
                No orders in {compared.before} or {compared.shown}
              </td>
            </tr>
          )}
          {rows.map(({ name, orders, salesRappen, before }) => (
            <tr key={name} className={row}>
              <th scope="row" className={`py-1.5 text-left font-normal hyphens-auto ${wholeRow}`}>
                {name}
                <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-0.5 h-1 w-full">
                  <rect width={(salesRappen / most) * 100} height="4" className="fill-data-1" />
                </svg>
              </th>
              <td className={number}>{formatNumber(orders)}</td>
              <td className={`${number} font-semibold`}>{francs(salesRappen)}</td>
              <td className={`${number} text-ink-muted`}>{francs(before.salesRappen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

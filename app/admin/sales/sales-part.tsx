import { useState } from 'react';
import type { SalesOfYear } from '#domain/orders/sales/sales-answer.ts';
import { readSalesCall } from '#domain/orders/sales/sales-call.ts';
import { formatAmount } from '#platform/money.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Choice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { counted } from '../../workspace/list/counted.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { salesTables } from './sales-figures.ts';
import { francs, SalesTable } from './sales-table.tsx';

export default function SalesPart() {
  const query = useAnswer(readSalesCall, {}, { staleTime: 0 });
  const [year, setYear] = useState('');
  return (
    <ListStates query={query} failure="The figures could not be loaded.">
      {(years) => {
        const shown = years.find((yearSales) => String(yearSales.year) === year) ?? years[0];
        return shown && <Figures shown={shown} years={years} onYear={setYear} />;
      }}
    </ListStates>
  );
}

interface FiguresProps {
  shown: SalesOfYear;
  years: readonly SalesOfYear[];
  onYear: (year: string) => void;
}

function Figures({ shown, years, onYear }: FiguresProps) {
  const { year, months } = shown;
  const before = years.find((yearSales) => yearSales.year === year - 1);
  const tables = salesTables(shown, before);
  const best = Math.max(...months.map(({ salesRappen }) => salesRappen));
  const compared = { shown: String(year), before: String(year - 1) };
  const sum = formatAmount(shown.salesRappen);
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">
        Orders of the study with a valid invoice, by the day of the order; cancelled ones don’t count. Amounts include
        VAT if the invoices do. A firm is returning if it ordered under the same name in an earlier year.
      </p>
      <FilterBar>
        <Choice
          label="Year"
          value={compared.shown}
          options={years.map((yearSales) => [String(yearSales.year), String(yearSales.year)] as const)}
          onChange={onYear}
        />
        <SaveFileButton
          name={`year-in-figures-${year}`}
          extension="xlsx"
          makeFile={async () => (await import('./sales-file.ts')).salesFile(shown, years)}
          failure="Failed to save the figures"
        >
          Save as Excel
        </SaveFileButton>
      </FilterBar>
      <Totals shown={shown} before={before} years={years} />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <ColumnChart
          title={`Sales by month, ${year}`}
          note={sum}
          description={`Sales by month: ${sum} in ${year}, at most ${formatAmount(best)} in a month; ${formatAmount(before?.salesRappen ?? 0)} in ${year - 1}`}
          pointHead="Month"
          points={tables.months}
          nameOf={({ name }) => name}
          shortNameOf={({ name }) => name.slice(0, 3)}
          columns={[
            { head: `${year}, CHF`, amountOf: ({ salesRappen }) => salesRappen / 100 },
            { head: `${year - 1}, CHF`, amountOf: (month) => month.before.salesRappen / 100 },
          ]}
          format={(value) => formatNumber(Math.round(value))}
        />
        <ColumnChart
          title="Sales by year"
          note=""
          description={`Sales by year: ${years.map((yearSales) => `${yearSales.year} ${formatAmount(yearSales.salesRappen)}`).join(', ')}`}
          pointHead="Year"
          points={years.toReversed()}
          nameOf={(yearSales) => String(yearSales.year)}
          shortNameOf={(yearSales) => String(yearSales.year)}
          columns={[
            { head: 'Sales, CHF', amountOf: ({ salesRappen }) => salesRappen / 100 },
            { head: 'Orders', isHidden: true, amountOf: ({ orders }) => orders },
            { head: 'Firms', isHidden: true, amountOf: ({ firms }) => firms },
            { head: 'Returning', isHidden: true, amountOf: ({ returningFirms }) => returningFirms },
            { head: 'Open, CHF', isHidden: true, amountOf: ({ open }) => open.salesRappen / 100 },
          ]}
          format={(value) => formatNumber(Math.round(value))}
          isLatestFirst
        />
        <SalesTable title="Sales by edition" noun="Edition" rows={tables.editions} compared={compared} />
        <SalesTable title="Sales by company size" noun="Size" rows={tables.sizes} compared={compared} />
        <SalesTable title="Sales by business area" noun="Business area" rows={tables.areas} compared={compared} />
      </div>
    </>
  );
}

interface TotalsProps {
  shown: SalesOfYear;
  before: SalesOfYear | undefined;
  years: readonly SalesOfYear[];
}

/** The totals of a year, and what is open today of all years. */
function Totals({ shown, before, years }: TotalsProps) {
  const sumOf = (amount: (year: SalesOfYear) => number) => years.reduce((sum, year) => sum + amount(year), 0);
  const openOrders = sumOf(({ open }) => open.orders);
  const entries: [label: string, value: string, note: string][] = [
    ['Sales', `CHF ${francs(shown.salesRappen)}`, `${shown.year - 1}: CHF ${francs(before?.salesRappen ?? 0)}`],
    ['Orders', formatNumber(shown.orders), `${shown.year - 1}: ${formatNumber(before?.orders ?? 0)}`],
    ['Firms', formatNumber(shown.firms), `${formatNumber(shown.returningFirms)} returning`],
    [
      'Open today',
      `CHF ${francs(sumOf(({ open }) => open.salesRappen))}`,
      `${counted(openOrders, 'invoice')}, CHF ${francs(sumOf(({ overdue }) => overdue.salesRappen))} overdue`,
    ],
  ];
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded border border-rule bg-rule sm:grid-cols-2 xl:grid-cols-4">
      {entries.map(([label, value, note]) => (
        <div key={label} className="bg-surface p-4">
          <dt className="font-semibold text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 font-bold text-2xl tabular-nums">{value}</dd>
          <dd className="mt-1 text-ink-muted text-sm tabular-nums">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

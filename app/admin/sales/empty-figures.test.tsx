import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColumnChart } from '../charts/column-chart.tsx';
import { SalesTable } from './sales-table.tsx';

test('a table without orders says so', () => {
  const compared = { shown: '2026', before: '2025' };
  const page = renderToStaticMarkup(<SalesTable title="Sales" noun="Edition" rows={[]} compared={compared} />);
  expect(page).toContain('No orders in 2025 or 2026');
});

test.each([
  [0, ['0']],
  [695, ['695', '0']],
])('the scale of a chart with at most %d has the labels %j', (amount, labels) => {
  const page = renderToStaticMarkup(
    <ColumnChart
      title="Sales"
      note=""
      description="Sales"
      pointHead="Year"
      points={[amount]}
      nameOf={() => '2026'}
      columns={[{ head: 'CHF', amountOf: (value) => value }]}
      format={String}
    />,
  );
  const shown = [...page.matchAll(/<span aria-hidden="true"[^>]*>(\d*)<\/span>/g)].map(([, label]) => label);
  expect(shown.filter(Boolean)).toEqual(labels);
});

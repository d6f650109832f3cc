import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { EditionOnSaleNote, OrdersToDeliver } from './orders-to-deliver.tsx';

test('an edition on sale without a report is shown in red, delivery by hand is shown, anything else is not', () => {
  const notes = (hasReport: boolean, deliversAutomatically: boolean) =>
    renderToStaticMarkup(
      <EditionOnSaleNote year={2024} hasReport={hasReport} deliversAutomatically={deliversAutomatically} />,
    );
  expect(notes(false, true)).toMatch(/text-signal.*The edition on sale \(2024\) has no report/);
  expect(notes(true, false)).toContain('Automatic delivery is off for 2024.');
  expect(notes(true, true)).toBe('');
});

test('a waiting order links to its details, and further waiting orders are counted', () => {
  const waiting = { id: 'a', orderNumber: 'VM-2026-000001', organization: 'Muster AG', dueAt: '2026-06-04T10:00:00Z' };
  const overview = {
    waitingStudyOrders: [waiting],
    counts: { studyOrders: { waiting: 3 } },
    editionOnSale: { year: 2024, hasReport: true, deliversAutomatically: true },
  };
  const page = renderToStaticMarkup(<OrdersToDeliver overview={overview as unknown as Overview} />);
  expect(page).toMatch(/href="\/admin\?tab=orders&amp;list=study&amp;search=VM-2026-000001&amp;open=a"/);
  expect(page).toContain('with 2 more waiting');
  expect(page).toMatch(/Orders waiting for delivery <span[^>]*>3</);
});

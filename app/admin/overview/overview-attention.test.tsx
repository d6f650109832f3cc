import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { EditionOnSaleNote, OrdersToDeliver, SettingNotes } from './overview-attention.tsx';

const settings = { smtpIsSet: true, ibanIsSet: true, visitorsAreToldApart: true };
const notes = (more: object = {}) =>
  renderToStaticMarkup(<SettingNotes overview={{ settings, ...more } as unknown as Overview} />);

test('an untrusted proxy is shown in red', () => {
  const page = notes({ settings: { ...settings, visitorsAreToldApart: false } });
  expect(page).toMatch(/<li class="[^"]*text-signal">.*>Proxy<.*Set TRUST_PROXY=on/);
  expect(notes()).not.toContain('Proxy');
});

test('a failing time stamp service is shown in red, with its reason', () => {
  const page = notes({ timestampFailure: 'the service answered with 503' });
  expect(page).toMatch(/text-signal.*>Time stamp<.*the service answered with 503/);
  expect(notes()).not.toContain('Time stamp');
});

test('a mailbox that can’t be read is shown in red with the reason, one that can be read is not', () => {
  const at = '2026-11-24T10:00:00Z';
  const read = { readAt: at, failingSince: null, failure: null, stored: 1200, leftAlone: 3, loops: 0 };
  expect(notes({ mailbox: read })).toMatch(
    /Mailbox<.*Read on 24\. November 2026, 11:00 Uhr.*1&#x27;200 answers received.*3 other mails/,
  );
  const failing = { ...read, failingSince: at, failure: 'the server rejects user name or password' };
  expect(notes({ mailbox: failing })).toMatch(/text-signal.*>Mailbox<.*the server rejects user name or password/);
  expect(notes({ mailbox: null })).not.toContain('Mailbox');
});

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

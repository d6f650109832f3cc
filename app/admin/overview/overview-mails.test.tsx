import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listMailsCall } from '#domain/everything/mails/mail-calls.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { answerPage } from '../../workspace/calls/answers.ts';
import { FailedMails, HeldMails } from './overview-mails.tsx';

const mail = {
  id: 'a',
  createdAt: '2026-06-03T10:00:00Z',
  recordKind: 'print-orders',
  recipient: 'anna.muster@example.org',
  subject: 'Ihre Bestellung #1',
  attempts: 0,
  lastError: null,
  heldBecause: 'mailbox',
};

function shown(held: number): string {
  const client = new QueryClient();
  client.setQueryData(answerPage(listMailsCall, { query: { status: 'held' } }).queryKey, { rows: [mail], total: 31 });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <HeldMails overview={{ mails: { held } } as Overview} />
    </QueryClientProvider>,
  );
}

test('a held mail is shown with its reason, a link to its order and a button to send it', () => {
  const page = shown(1);
  expect(page).toContain('the limit of three mails a day to one mailbox was reached');
  expect(page).toMatch(/href="[^"]*list=print[^"]*search=anna.muster%40example.org[^"]*"[^>]*>Show the order/);
  expect(page).toMatch(/<button[^>]*>Send</);
  expect(page).toContain('30 more follow.');
  expect(shown(0)).toBe('');
});

test('while mails are held or waiting, they are not all sent', () => {
  const shownWith = (mails: Partial<Overview['mails']>) =>
    renderToStaticMarkup(
      <FailedMails overview={{ mails: { failed: 0, held: 0, waiting: 0, ...mails } } as Overview} />,
    );
  expect(shownWith({})).toContain('All mails have been sent.');
  expect(shownWith({ held: 1 })).toContain('All other mails have been sent.');
  expect(shownWith({ waiting: 3 })).toContain('3 will be retried automatically.');
});

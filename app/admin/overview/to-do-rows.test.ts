import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { deadLinkRows, sampleRows, toDoRows } from './to-do-rows.ts';

const now = new Date('2026-06-03T10:00:00Z');
const idle = {
  counts: { printOrders: { total: 0, pending: 0 }, studyOrders: { total: 0, pending: 0, waiting: 0 } },
  toDo: {
    due: [],
    waitingMessages: 0,
    messages: [],
    reminders: 0,
    letters: 0,
    corrections: [],
    drafts: [],
    privacyRequests: [],
  },
  waitingStudyOrders: [],
  payments: { waiting: 0, lastImportAt: null },
  mails: { delivery: 'smtp', waiting: 0, failed: 0, held: 0 },
  newPartnerFiles: 0,
  proposingFirms: [],
  content: { blocked: [], unpublishedYear: null },
} as unknown as Overview;

test('nothing is to do while nothing waits', () => {
  expect([...toDoRows(idle, now), ...deadLinkRows(0), ...sampleRows(0)]).toEqual([]);
});

test('each kind of what waits has a row that leads to where it is done', () => {
  const overview = {
    ...idle,
    counts: { ...idle.counts, printOrders: { total: 2, pending: 2 } },
    payments: { waiting: 3, lastImportAt: null },
    mails: { ...idle.mails, failed: 1, held: 2 },
    newPartnerFiles: 1,
    proposingFirms: [{ id: 'f', name: 'Muster AG' }],
    toDo: {
      ...idle.toDo,
      reminders: 2,
      drafts: [{ document: 'edition-2025', savedAt: '2026-06-01T10:00:00Z' }],
      due: [{ id: 'p', recordKind: 'print-orders', name: 'Beat Muster', dueOn: '2026-06-03', assigneeName: 'Maria' }],
    },
  } as unknown as Overview;
  const rows = [...toDoRows(overview, now), ...deadLinkRows(1), ...sampleRows(4)];
  expect(rows.map(({ text, to }) => [text, to])).toEqual([
    ['1 mail could not be sent', { section: 'failed-mails' }],
    ['2 mails are held back', { section: 'held-mails' }],
    ['Beat Muster, for Maria', { tab: 'orders', parameters: { open: 'p' } }],
    ['2 orders are pending', { tab: 'orders', parameters: { status: 'pending' } }],
    ['3 payments to decide', { tab: 'orders', parameters: { list: 'study', part: 'payments' } }],
    ['2 reminders are due', { tab: 'orders', parameters: { list: 'study', part: 'reminders' } }],
    ['Muster AG proposes changes to its entry', { tab: 'partners', parameters: { open: 'f' } }],
    ['1 new file', { tab: 'partners', parameters: { list: 'files', status: 'new' } }],
    [expect.stringMatching(/2025.* has changes to publish$/), { tab: 'studies', parameters: { edition: '2025' } }],
    ['1 link does not work', { section: 'links' }],
    ['4 sample records are still in place', { section: 'launch' }],
  ]);
});

test('a due date is urgent only once it is past', () => {
  const due = (dueOn: string) =>
    toDoRows(
      {
        ...idle,
        toDo: {
          ...idle.toDo,
          due: [{ id: 'm', recordKind: 'contact-messages', name: 'Anna', dueOn, assigneeName: null }],
        },
      },
      now,
    )[0];
  expect(due('2026-06-03')).toMatchObject({ text: 'Anna', time: 'Due today', isUrgent: false });
  expect(due('2026-06-02')).toMatchObject({ time: 'Due 2. Juni 2026', isUrgent: true });
});

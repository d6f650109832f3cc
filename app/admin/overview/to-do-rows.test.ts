import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { deadLinkRows, sampleRows, toDoRows } from './to-do-rows.ts';
import { waitingCounts } from './waiting-counts.ts';

const dueToday = { dueOn: '2026-06-03', assigneeName: null, isCounted: true };
const due = { ...dueToday, id: 'm', recordKind: 'contact-messages', name: 'Anna', about: '' };
const now = new Date('2026-06-03T10:00:00Z');
const idle = {
  counts: { printOrders: { total: 0, pending: 0 }, studyOrders: { total: 0, pending: 0, waiting: 0 } },
  toDo: {
    due: [],
    waitingMessages: 0,
    messages: [],
    printOrders: [],
    reminders: 0,
    letters: 0,
    corrections: [],
    refunds: [],
    drafts: [],
    differingCopies: [],
    lostLanguages: [],
    privacyRequests: [],
  },
  waitingStudyOrders: [],
  payments: { waiting: 0, lastImportAt: null },
  mails: { delivery: 'smtp', waiting: 0, failed: 0, held: 0 },
  newPartnerFiles: 0,
  proposingFirms: [],
  overdueRequests: [],
  content: { blocked: [], unpublishedYear: null },
} as unknown as Overview;

test('there are no rows if nothing waits', () => {
  expect([...toDoRows(idle, now), ...deadLinkRows(0), ...sampleRows(0)]).toEqual([]);
});

test('each kind of task has a row with a link to where it can be done', () => {
  const overview = {
    ...idle,
    counts: { printOrders: { total: 4, pending: 4 }, studyOrders: { total: 2, pending: 2, waiting: 2 } },
    waitingStudyOrders: [
      { id: 's', orderNumber: 'VM-1', organization: 'Muster AG', dueAt: '2026-06-03T12:00:00Z', status: 'pending' },
      { id: 'l', orderNumber: 'VM-2', organization: 'Muster AG', dueAt: '2026-06-03T09:00:00Z', status: 'pending' },
    ],
    payments: { waiting: 3, lastImportAt: null },
    mails: { ...idle.mails, failed: 1, held: 2 },
    newPartnerFiles: 1,
    proposingFirms: [{ id: 'f', name: 'Muster AG' }],
    toDo: {
      ...idle.toDo,
      reminders: 2,
      refunds: [{ id: 'r', orderNumber: 'VM-3', organization: 'Muster AG', amountRappen: 69_550 }],
      differingCopies: [{ year: 2025, before: 2024, count: 1 }],
      lostLanguages: [{ document: 'edition-2025', languages: ['it', 'en'] }],
      drafts: [
        { document: 'edition-2025', savedAt: '2026-06-01T10:00:00Z' },
        { document: 'edition-2025.fr', savedAt: '2026-06-01T10:00:00Z' },
      ],
      printOrders: [
        { id: 'p', firstName: 'Beat', lastName: 'Muster', quantity: 1, createdAt: '2026-06-01T09:00:00Z' },
        { id: 'q', firstName: 'Olga', lastName: 'Muster', quantity: 2, createdAt: '2026-06-01T09:00:00Z' },
      ],
      due: [{ ...due, id: 'p', recordKind: 'print-orders', name: 'Beat Muster', assigneeName: 'Maria' }],
    },
  } as unknown as Overview;
  const rows = [...toDoRows(overview, now), ...deadLinkRows(1), ...sampleRows(4)];
  expect(rows.map(({ text, to }) => [text, to])).toEqual([
    ['VM-2, Muster AG', { tab: 'orders', parameters: { list: 'study', search: 'VM-2', open: 'l' } }],
    ['1 mail could not be sent', { section: 'failed-mails' }],
    ['2 mails are held back', { section: 'held-mails' }],
    ['Beat Muster, for Maria', { tab: 'orders', parameters: { open: 'p' } }],
    ['VM-1, Muster AG', { tab: 'orders', parameters: { list: 'study', search: 'VM-1', open: 's' } }],
    ['Olga Muster: 2 copies', { tab: 'orders', parameters: { open: 'q' } }],
    ['2 more orders are pending', { tab: 'orders', parameters: { status: 'pending', sort: 'createdAt' } }],
    [
      'VM-3, Muster AG: pay back CHF 695.50',
      { tab: 'orders', parameters: { list: 'study', search: 'VM-3', open: 'r' } },
    ],
    ['3 payments to decide', { tab: 'orders', parameters: { list: 'study', part: 'payments' } }],
    ['2 reminders are due', { tab: 'orders', parameters: { list: 'study', part: 'reminders' } }],
    ['Muster AG proposes changes to its entry', { tab: 'partners', parameters: { open: 'f' } }],
    ['1 new file', { tab: 'partners', parameters: { list: 'files', status: 'new' } }],
    [
      'Edition 2025: 1 value of 2024 differs from edition 2024',
      { tab: 'studies', parameters: { edition: '2025', section: 'figures' } },
    ],
    ['Edition 2025: not published in Italian and English', { tab: 'studies', parameters: { edition: '2025' } }],
    [expect.stringMatching(/2025.* has changes to publish$/), { tab: 'studies', parameters: { edition: '2025' } }],
    [
      'Edition 2025 in French has changes to publish',
      { tab: 'studies', parameters: { edition: '2025', language: 'fr' } },
    ],
    ['1 link does not work', { section: 'links' }],
    ['4 sample records are still in place', { section: 'launch' }],
  ]);
});

test('a due record has one row with its subject or order number, a held order waits for a decision', () => {
  const overview = {
    ...idle,
    counts: { ...idle.counts, studyOrders: { total: 2, pending: 2, waiting: 2 } },
    waitingStudyOrders: [
      { id: 's', orderNumber: 'VM-1', organization: 'Muster AG', dueAt: '2026-06-04T09:00:00Z', status: 'pending' },
      {
        id: 'h',
        orderNumber: 'VM-2',
        organization: 'Muster AG',
        dueAt: '2026-06-04T09:00:00Z',
        status: 'pending',
        isHeld: true,
      },
    ],
    toDo: {
      ...idle.toDo,
      waitingMessages: 1,
      messages: [{ id: 'm', firstName: 'Anna', lastName: '', subject: 'Frage', createdAt: '2026-06-01T09:00:00Z' }],
      due: [
        { ...due, id: 'm', name: 'Anna', about: 'Frage' },
        { ...due, id: 's', recordKind: 'study-orders', name: 'Nora', about: 'VM-1' },
      ],
    },
  } as unknown as Overview;
  expect(toDoRows(overview, now).map(({ text, time }) => [text, time])).toEqual([
    ['Anna: Frage', 'Due today'],
    ['Nora: VM-1', 'Due today'],
    ['VM-2, Muster AG', 'Possible spam, to decide'],
  ]);
  expect(waitingCounts(overview)).toMatchObject({ overview: 0, messages: 1, orders: 2 });
});

test('each tab counts its tasks, the overview those that belong to no other tab', () => {
  const privacyRequests = [{ id: 'r' }];
  const invoiced = { ...due, recordKind: 'study-orders', isCounted: false };
  const overview = {
    ...idle,
    mails: { ...idle.mails, failed: 1, held: 2 },
    toDo: { ...idle.toDo, privacyRequests, due: [invoiced], reminders: 1 },
  } as unknown as Overview;
  expect(waitingCounts(overview)).toMatchObject({ overview: 4, messages: 0, orders: 2 });
});

test('a due date is urgent only once it is past', () => {
  const rowDue = (dueOn: string) =>
    toDoRows({ ...idle, toDo: { ...idle.toDo, due: [{ ...due, dueOn }] } } as Overview, now)[0];
  expect(rowDue('2026-06-03')).toMatchObject({ text: 'Anna', time: 'Due today', isUrgent: false });
  expect(rowDue('2026-06-02')).toMatchObject({ time: 'Due 2. Juni 2026', isUrgent: true });
});

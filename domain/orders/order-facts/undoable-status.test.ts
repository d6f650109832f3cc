import { expect, test } from 'vitest';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testServices } from '#tests/test-services.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { listStudyOrders, studyOrderList } from '../order-list/study-order-list-queries.server.ts';
import type { StudyOrder } from '../study-orders/study-order-answer.ts';
import { type StudyOrderStatus, studyOrderStatuses } from '../study-orders/study-order-status.ts';
import { findOrderAccount } from './order-fact-queries.server.ts';
import { recordPayment } from './record-payment.server.ts';
import { setOrderStatus } from './set-order-status.server.ts';
import { isUndoableStatus } from './undoable-status.ts';

const services = await testServices({ RATE_LIMITS: 'off' });

const bookkeeper = { id: '', email: 'buchhaltung@example.org' } as Administrator;

const set = (id: string, status: StudyOrderStatus) => setOrderStatus(services, id, status, bookkeeper, () => true);
const pay = (id: string, francs: number) =>
  recordPayment(services, id, {
    input: { amountRappen: francs * 100, happenedOn: zurichDay(new Date()) },
    administrator: bookkeeper,
    key: undefined,
  });

const place = async (isSuspected: boolean) =>
  (await placeOrder(services, {}, { ...noSpamSigns, isHoneypotFilled: isSuspected })).id;

/** As the list shows it to the office. */
async function listed(id: string): Promise<StudyOrder> {
  const { rows } = await listStudyOrders(services.db, studyOrderList.parse({ search: id }));
  return JSON.parse(JSON.stringify(rows[0]));
}

/** All that Undo has to restore. */
async function stateOf(id: string) {
  const { status, deliveredAt, hasInvoice, isPaid } = await listed(id);
  return { status, deliveredAt, hasInvoice, isPaid, account: await findOrderAccount(services.db, id, new Date()) };
}

/** CHF 1'195 each. */
const histories: Record<string, (id: string) => Promise<unknown>> = {
  pending: async () => undefined,
  invoiced: (id) => set(id, 'invoiced'),
  delivered: (id) => set(id, 'delivered'),
  'paid in parts': async (id) => {
    await pay(id, 300);
    await pay(id, 895);
  },
  'delivered and paid': async (id) => {
    await set(id, 'delivered');
    await set(id, 'paid');
  },
  overpaid: (id) => pay(id, 1_500),
  'partly paid': (id) => pay(id, 300),
  cancelled: (id) => set(id, 'cancelled'),
  'paid, cancelled and pending again': async (id) => {
    await set(id, 'paid');
    await set(id, 'cancelled');
    await set(id, 'pending');
  },
  'delivered, cancelled and pending again': async (id) => {
    await set(id, 'delivered');
    await set(id, 'cancelled');
    await set(id, 'pending');
  },
};

test.each(Object.keys(histories).flatMap((name) => studyOrderStatuses.map((status) => [name, status] as const)))(
  'an order that is %s and set to %s: Undo restores exactly what was, or is not offered',
  async (name, status) => {
    for (const isSuspected of [false, true]) {
      const id = await place(isSuspected);
      await histories[name]?.(id);
      const before = await stateOf(id);
      if (before.status === status) continue;
      const isOffered = isUndoableStatus(before, status);
      await set(id, status);
      await set(id, before.status);
      if (isOffered) expect(await stateOf(id)).toEqual(before);
    }
  },
);

test.each([
  ['pending', 'paid', true],
  ['pending', 'delivered', true],
  ['pending', 'invoiced', true],
  ['partly paid', 'paid', true],
  ['delivered', 'paid', true],
  ['delivered', 'pending', false],
  ['overpaid', 'pending', false],
  ['pending', 'cancelled', false],
] as const)('Undo of an order that is %s and set to %s: %s', async (name, status, expected) => {
  const id = await place(false);
  await histories[name]?.(id);
  expect(isUndoableStatus(await listed(id), status)).toBe(expected);
});

test('an order without an invoice keeps the one that a status issues', async () => {
  const id = await place(true);
  for (const status of ['invoiced', 'paid'] as const) expect(isUndoableStatus(await listed(id), status)).toBe(false);
  expect(isUndoableStatus(await listed(id), 'delivered')).toBe(true);
});

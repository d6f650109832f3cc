import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { zurichDay, zurichTime } from '#platform/dates.ts';
import { orderWithInvoice } from '#tests/made-up/order-with-invoice.ts';
import { testServices } from '#tests/test-services.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import { changeStudyOrder, insertStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { findOrderAccount, listFacts } from './order-fact-queries.server.ts';
import { orderFacts } from './order-fact-table.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';
import { recordPayment, undoOrderFact } from './record-payment.server.ts';

const services = await testServices();

const bookkeeper = { id: '', email: 'buchhaltung@example.org' };

/** An order of CHF 1195, with an invoice of the given day. */
const orderIssuedAt = (issuedAt = new Date()) => orderWithInvoice(services.db, { francs: 1195, issuedAt });

const stateOf = async (id: string, now = new Date()) => {
  const account = await findOrderAccount(services.db, id, now);
  const [order] = await services.db.select().from(studyOrders).where(eq(studyOrders.id, id));
  return [account?.state, account?.openRappen, order?.status, order?.deliveredAt !== null];
};
const pay = (studyOrderId: string, amountRappen: number) =>
  services.db.transaction((tx) => recordFact(tx, { studyOrderId, kind: 'payment', amountRappen, recordedBy: 'site' }));

describe('an order by its facts', () => {
  test('is open until 30 days after its invoice are over, by the calendar in Zurich', async () => {
    const { id } = await orderIssuedAt(new Date('2026-03-01T23:30:00Z'));
    const account = await findOrderAccount(services.db, id, new Date());
    expect(account).toMatchObject({ payableUntil: '2026-04-01', openRappen: 119_500, paidRappen: 0 });
    expect((await stateOf(id, new Date('2026-04-01T21:59:00Z')))[0]).toBe('open');
    expect((await stateOf(id, new Date('2026-04-01T22:00:00Z')))[0]).toBe('overdue');
  });

  test('is paid when parts add up, and open again when one is undone', async () => {
    const { id } = await orderIssuedAt();
    await pay(id, 30_000);
    expect(await stateOf(id)).toEqual(['open', 89_500, 'pending', false]);
    const { id: factId } = await pay(id, 89_500);
    expect(await stateOf(id)).toEqual(['paid', 0, 'paid', false]);
    expect(await undoOrderFact(services, id, factId, bookkeeper)).toMatchObject({ status: 'invoiced' });
    expect(await stateOf(id)).toEqual(['open', 89_500, 'invoiced', false]);
    expect(await undoOrderFact(services, id, factId, bookkeeper)).toMatchObject({ status: 409, code: 'undone' });
    const facts = await listFacts(services.db, id);
    expect(facts.map(({ amountRappen }) => amountRappen)).toEqual([30_000, 89_500, -89_500]);
    expect(facts[2]).toMatchObject({ undoes: factId, recordedBy: bookkeeper.email });
    expect(await undoOrderFact(services, id, facts[2]?.id ?? '', bookkeeper)).toMatchObject({ status: 404 });
    expect(await undoOrderFact(services, id, 'keine', bookkeeper)).toMatchObject({ status: 404 });
  });

  test('is delivered by its first delivery, paid or not; once all deliveries are undone it is due again', async () => {
    const { id } = await orderIssuedAt();
    const deliver = () =>
      services.db.transaction((tx) => recordFact(tx, { studyOrderId: id, kind: 'delivery', recordedBy: 'site' }));
    const { id: factId, recordedAt } = await deliver();
    const { id: secondId } = await deliver();
    expect((await findOrderAccount(services.db, id, new Date()))?.deliveredAt).toEqual(recordedAt);
    expect(await stateOf(id)).toEqual(['open', 119_500, 'delivered', true]);
    await pay(id, 119_500);
    expect(await stateOf(id)).toEqual(['paid', 0, 'paid', true]);
    await undoOrderFact(services, id, factId, bookkeeper);
    expect((await stateOf(id))[3]).toBe(true);
    await undoOrderFact(services, id, secondId, bookkeeper);
    expect(await stateOf(id)).toEqual(['paid', 0, 'paid', false]);
  });

  test('no concurrent fact is lost', async () => {
    const { id } = await orderIssuedAt();
    await Promise.all(Array.from({ length: 10 }, () => pay(id, 11_950)));
    expect(await stateOf(id)).toEqual(['paid', 0, 'paid', false]);
  });

  test('has nothing to pay without an invoice', async () => {
    const order = await insertStudyOrder(services.db, {
      ...sampleStudyOrder,
      editionYear: 2024,
      price: 695,
      orderNumber: 'VM-2026-700001',
    });
    expect((await findOrderAccount(services.db, order.id, new Date()))?.state).toBe('none');
    const input = { amountRappen: 100, happenedOn: zurichDay(new Date()) };
    const refused = await recordPayment(services, order.id, { input, administrator: bookkeeper, key: undefined });
    expect(refused).toMatchObject({ code: 'no-invoice' });
  });
});

describe('the database refuses', () => {
  const refused = { cause: { code: '23001' } };

  test('to change, remove or truncate accounting data', async () => {
    const { id } = await orderIssuedAt();
    await pay(id, 100);
    const { db } = services;
    for (const table of [invoiceDocuments, orderFacts]) {
      const where = eq(table.studyOrderId, id);
      await expect(db.update(table).set({ studyOrderId: id }).where(where)).rejects.toMatchObject(refused);
      await expect(db.delete(table).where(where)).rejects.toMatchObject(refused);
      await expect(db.execute(sql`truncate ${table} cascade`)).rejects.toMatchObject(refused);
    }
    await expect(db.delete(studyOrders).where(eq(studyOrders.id, id))).rejects.toMatchObject(refused);
    expect(await listFacts(db, id)).toHaveLength(1);
  });

  test('to delete an order until ten business years are over', async () => {
    const { year } = zurichTime(new Date());
    const recent = await orderIssuedAt(new Date(Date.UTC(year - 10, 0, 1, 12)));
    const old = await orderIssuedAt(new Date(Date.UTC(year - 11, 11, 31, 12)));
    const remove = ({ id }: { id: string }) => services.db.delete(studyOrders).where(eq(studyOrders.id, id));
    await expect(remove(recent)).rejects.toMatchObject(refused);
    expect(await remove(old)).toMatchObject({ rowCount: 1 });
  });
});

test('a status set without a fact is kept until the next fact', async () => {
  const { id } = await orderIssuedAt();
  await changeStudyOrder(services.db, id, { status: 'paid', deliveredAt: null });
  expect(await stateOf(id)).toEqual(['open', 119_500, 'paid', false]);
  const { id: factId } = await pay(id, 100);
  expect(await stateOf(id)).toEqual(['open', 119_400, 'invoiced', false]);
  await services.db.transaction((tx) => undoFact(tx, { studyOrderId: id, factId, recordedBy: 'site' }));
  expect(await stateOf(id)).toEqual(['open', 119_500, 'invoiced', false]);
});

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { zurichTime } from '#platform/dates.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { waitingStatuses } from './delivery-deadline.ts';
import { invoiceNumbers, studyOrders } from './study-order-table.server.ts';

/**
 * The number of an order and its first invoice: VM-2026-000123. Numbers restart every calendar year in Zurich; above 999'999
 * they have more digits.
 */
export const studyOrderNumber = (year: number, runningNumber: number): string =>
  `VM-${year}-${String(runningNumber).padStart(6, '0')}`;

export type StoredOrder = typeof studyOrders.$inferSelect;

const nextNumber = prepareOnce((db: Writable) =>
  db
    .insert(invoiceNumbers)
    .values({ year: sql.placeholder('year'), lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` } })
    .returning()
    .prepare('next-number'),
);

/**
 * Takes the next number of the year, for an order or a further document. The row stays locked until the transaction ends, so
 * that a rollback leaves no gap.
 */
export async function takeOrderNumber(db: Writable, now: Date): Promise<string> {
  const { year } = zurichTime(now);
  const [taken] = await nextNumber(db).execute({ year });
  return studyOrderNumber(year, taken?.lastNumber ?? 1);
}

export const insertStudyOrder = async (db: Writable, order: typeof studyOrders.$inferInsert): Promise<StoredOrder> =>
  onlyRow(await db.insert(studyOrders).values(order).returning());

const studyOrder = prepareOnce((db) =>
  db
    .select()
    .from(studyOrders)
    .where(and(eq(studyOrders.id, sql.placeholder('id')), isNull(studyOrders.deletedAt)))
    .prepare('study-order'),
);

export const findStudyOrder = (db: Readable, id: string) => firstRow(studyOrder(db).execute({ id }));

/**
 * The order, deleted or not, locked until the transaction ends. A stronger lock would deadlock with a sent mail, which adds
 * the next mail of its order.
 */
export const lockStudyOrder = (tx: Writable, id: string) =>
  firstRow(tx.select().from(studyOrders).where(eq(studyOrders.id, id)).for('no key update'));

/** Changes an order; undefined values are ignored. */
export const changeStudyOrder = (tx: Writable, id: string, values: Partial<typeof studyOrders.$inferInsert>) =>
  firstRow(tx.update(studyOrders).set(values).where(eq(studyOrders.id, id)).returning());

/** Invalidates the addresses of the buyer's page. */
export const raisePageLinkVersion = (tx: Writable, id: string) =>
  firstRow(
    tx
      .update(studyOrders)
      .set({ pageLinkVersion: sql`${studyOrders.pageLinkVersion} + 1` })
      .where(and(eq(studyOrders.id, id), isNull(studyOrders.deletedAt)))
      .returning(),
  );

/** `isWaiting` as an SQL condition. */
export const waitsForReport = and(
  isNull(studyOrders.items),
  isNull(studyOrders.deliveredAt),
  inArray(studyOrders.status, [...waitingStatuses]),
);
/** When an order's 24 hours began, see deliveryDeadline. */
export const clockStartedAt = sql`coalesce(${studyOrders.releasedAt}, ${studyOrders.createdAt})`;

/**
 * Whether the order's confirmation isn't held. A buyer who got the invoice gets the report too, even if the order is suspected
 * spam: forms filled in by a browser are often sent within two seconds.
 */
export const isNotHeld = sql`not exists (select from ${mails} m where m.study_order_id = ${studyOrders.id}
  and m.kind = 'study-order-confirmation' and m.status = 'held')`;

export const isReleased = async (db: Readable, id: string): Promise<boolean> =>
  (await db.$count(studyOrders, and(eq(studyOrders.id, id), isNotHeld))) > 0;

/** Study orders that visitors placed since a day in Zurich, including deleted and cancelled ones. */
export function countOrdersFrom(db: Readable, from: string): Promise<number> {
  const since = sql`${studyOrders.createdAt} >= ${from}::timestamp at time zone 'Europe/Zurich'`;
  return db.$count(studyOrders, and(eq(studyOrders.channel, 'web'), since));
}

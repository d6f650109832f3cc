import { and, asc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { warningHours } from '../study-orders/delivery-deadline.ts';
import {
  clockStartedAt,
  isNotHeld,
  type StoredOrder,
  waitsForReport,
} from '../study-orders/study-order-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { deliveryWarnings } from './delivery-warning-table.server.ts';

const isWaiting = and(isNull(studyOrders.deletedAt), waitsForReport);

/** Whether the edition's report is stored, and all studies of the year with a report allow automatic delivery. */
const isDeliverable = sql`(select bool_and(s.delivers_automatically) from ${studies} s
  where s.year = ${studyOrders.editionYear} and s.deleted_at is null and s.report_file is not null)`;

const hasDeliveryMail = sql`exists (select from ${mails} m
  where m.study_order_id = ${studyOrders.id} and m.kind = 'report-delivery' and m.status <> 'dropped')`;

/** Whether a report still waits for the confirmation; it no longer does once the office is warned. */
const waitsForConfirmation = sql`exists (select from ${mails} m where m.study_order_id = ${studyOrders.id}
  and m.kind = 'study-order-confirmation' and m.status = 'waiting'
  and m.waiting_since > now() - make_interval(hours => ${warningHours[0]}))`;

/** Orders that can be delivered automatically now, oldest first. */
export function listOrdersToDeliver(
  db: Readable,
  { limit, id }: { limit: number; id?: string },
): Promise<StoredOrder[]> {
  const onlyThisOrder: SQL | undefined = id === undefined ? undefined : eq(studyOrders.id, id);
  const isReady = and(isDeliverable, isNotHeld, sql`not ${waitsForConfirmation}`, sql`not ${hasDeliveryMail}`);
  return db
    .select()
    .from(studyOrders)
    .where(and(onlyThisOrder, ne(studyOrders.email, ''), isWaiting, isReady))
    .orderBy(asc(studyOrders.createdAt))
    .limit(limit);
}

/**
 * Records a warning for each order that has waited this long.
 * @returns the orders that had no such warning before
 */
export async function claimOrdersToWarn(
  db: Writable,
  { hours, orderedBefore }: { hours: number; orderedBefore: Date },
): Promise<StoredOrder[]> {
  const waiting = db
    .select({ studyOrderId: studyOrders.id, hours: sql`${hours}::int`.as('hours'), at: sql`now()`.as('at') })
    .from(studyOrders)
    .where(and(isWaiting, eq(studyOrders.waitsForSeller, false), lte(clockStartedAt, orderedBefore)));
  const claimed = await db
    .insert(deliveryWarnings)
    .select(waiting)
    .onConflictDoNothing()
    .returning({ id: deliveryWarnings.studyOrderId });
  if (claimed.length === 0) return [];
  return db
    .select()
    .from(studyOrders)
    .where(
      inArray(
        studyOrders.id,
        claimed.map(({ id }) => id),
      ),
    );
}

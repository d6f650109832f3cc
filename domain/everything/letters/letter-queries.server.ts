import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';

// The confirmation of a cancelled order is not printed; its credit note is.
const isToPrint = and(
  eq(mails.status, 'to-print'),
  isNull(studyOrders.deletedAt),
  or(ne(studyOrders.status, 'cancelled'), ne(mails.kind, 'study-order-confirmation')),
);

/** The letters to print, oldest first. */
export function listLetters(db: Readable) {
  return db
    .select({
      ...pickColumns(mails, 'id', 'createdAt', 'subject'),
      orderId: studyOrders.id,
      ...pickColumns(studyOrders, 'orderNumber', 'organization'),
    })
    .from(mails)
    .innerJoin(studyOrders, eq(studyOrders.id, mails.studyOrderId))
    .where(isToPrint)
    .orderBy(asc(mails.createdAt), asc(mails.id));
}

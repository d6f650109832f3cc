import { and, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Readable } from '#platform/database/database.server.ts';
import { listInput } from '../records/list-input.ts';
import { searchRecords } from '../records/list-queries.server.ts';
import { dueOrdersBefore, waitingStatuses } from '../report-delivery/delivery-deadline.ts';
import { selectStudyOrders } from './study-order-queries.server.ts';
import { type StudyOrderStatus, studyOrderStatuses } from './study-order-status.ts';
import { studyOrders } from './study-order-table.server.ts';

const { createdAt, firstName, lastName, email, organization, orderNumber, notes, price, status } = studyOrders;
// The report is due a fixed time after the order.
const sorted = { createdAt, dueAt: createdAt, orderNumber, lastName, email, organization, price, status };

export const studyOrderList = z.extend(listInput(studyOrderStatuses, Object.keys(sorted)), {
  isOverdue: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
});

/** What `deliveryClock` says, as a condition. */
function isOverdue(now: Date): SQL {
  const waits = and(isNull(studyOrders.deliveredAt), inArray(status, [...waitingStatuses]));
  return sql`(${waits} and ${lt(createdAt, dueOrdersBefore(now))})`;
}

/** Study orders, newest first unless sorted otherwise. */
export function listStudyOrders(db: Readable, input: z.infer<typeof studyOrderList>) {
  const late = isOverdue(new Date());
  const columns = {
    searched: [firstName, lastName, email, organization, orderNumber, notes],
    sorted,
    status: (wanted: string) => eq(status, wanted as StudyOrderStatus),
    where: input.isOverdue && (input.isOverdue === 'true' ? late : not(late)),
  };
  return searchRecords(db, { table: studyOrders, select: selectStudyOrders }, columns, input);
}

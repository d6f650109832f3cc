import { eq } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { type ListInput, listInput } from '../records/list-input.ts';
import { listRecords } from '../records/list-queries.server.ts';
import { type StudyOrderStatus, studyOrderStatuses } from './study-order-status.ts';
import { studyOrders } from './study-order-table.server.ts';

const { createdAt, firstName, lastName, email, organization, orderNumber, notes, price, status } = studyOrders;
const sorted = { createdAt, orderNumber, lastName, email, organization, price, status };

export const studyOrderList = listInput(studyOrderStatuses, Object.keys(sorted));

/** Study orders, newest first unless sorted otherwise. */
export function listStudyOrders(db: Readable, input: ListInput) {
  const columns = {
    searched: [firstName, lastName, email, organization, orderNumber, notes],
    sorted,
    status: (wanted: string) => eq(status, wanted as StudyOrderStatus),
  };
  return listRecords(db, studyOrders, columns, input);
}

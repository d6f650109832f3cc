import { eq, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { type ListInput, listInput } from '../../core/records/lists/list-input.ts';
import { searchRecords } from '../../core/records/lists/list-queries.server.ts';
import { type PrintOrderStatus, printOrderStatuses } from './print-order-status.ts';
import { printOrders } from './print-order-table.server.ts';

const { createdAt, firstName, lastName, email, organization, street, zipCode, city, notes, quantity, status } =
  printOrders;
const address = [organization, street, zipCode, city];
const sorted = { createdAt, lastName, email, city, quantity, status };

export const printOrderList = listInput([...printOrderStatuses, 'suspected'], Object.keys(sorted));

/** 'Order #e8d3a016', as lists and mails show an order, finds its id. */
const shownNumber = /^\s*(?:(?:Order|Bestellung)\s+)?#/i;

/** Print orders, newest first by default. */
export function listPrintOrders(db: Readable, input: ListInput) {
  const columns = {
    searched: [firstName, lastName, email, ...address, notes, sql`${printOrders.id}::text`],
    sorted,
    status: (wanted: string) =>
      wanted === 'suspected' ? eq(printOrders.suspectedSpam, true) : eq(status, wanted as PrintOrderStatus),
  };
  const search = input.search?.replace(shownNumber, '');
  return searchRecords(db, { table: printOrders }, columns, { ...input, ...(search && { search }) });
}

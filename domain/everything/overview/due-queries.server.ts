import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { waitsForReport } from '../../orders/study-orders/study-order-queries.server.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';

const maxDueRecords = 10;

/** Tables with due dates, and their unfinished records. */
const followedUp = [
  {
    recordKind: 'contact-messages',
    table: contactMessages,
    isOpen: notInArray(contactMessages.state, ['answered', 'spam']),
    about: contactMessages.subject,
    isCounted: sql<boolean>`true`,
  },
  {
    recordKind: 'print-orders',
    table: printOrders,
    isOpen: notInArray(printOrders.status, ['shipped']),
    about: sql<string>`''`,
    isCounted: sql<boolean>`${printOrders.status} = 'pending'`,
  },
  {
    recordKind: 'study-orders',
    table: studyOrders,
    isOpen: notInArray(studyOrders.status, ['paid', 'cancelled']),
    about: studyOrders.orderNumber,
    isCounted: sql<boolean>`${waitsForReport}`,
  },
] as const;

/** Unfinished messages and orders whose due date has come, earliest first. */
export async function listDueRecords(db: Readable, now: Date) {
  const found = [];
  for (const { recordKind, table, isOpen, about, isCounted } of followedUp) {
    const { id, firstName, lastName } = table;
    const rows = await db
      .select({
        id,
        firstName,
        lastName,
        about,
        isCounted,
        dueOn: sql<string>`${table.dueOn}`,
        assigneeName: user.name,
      })
      .from(table)
      .leftJoin(user, and(eq(user.id, table.assigneeId), isNull(user.deactivatedAt)))
      .where(and(isNull(table.deletedAt), isOpen, lte(table.dueOn, zurichDay(now))))
      .orderBy(asc(table.dueOn), asc(id))
      .limit(maxDueRecords);
    found.push(...rows.map((row) => ({ ...row, recordKind, name: joinPersonName(row) })));
  }
  return found.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).slice(0, maxDueRecords);
}

import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import type { PrivacyRequestInput } from './privacy-request-input.ts';
import { privacyRequests } from './privacy-request-table.server.ts';
import { answerDueDays } from './privacy-request-terms.ts';

const dueOn = sql<string>`(${privacyRequests.receivedOn} + ${sql.raw(String(answerDueDays))})::text`;
const isOpen = isNull(privacyRequests.doneAt);

const columns = {
  ...pickColumns(privacyRequests, 'id', 'kind', 'email', 'receivedOn'),
  dueOn,
  isOverdue: sql<boolean>`${isOpen} and ${dueOn}::date < (now() at time zone 'Europe/Zurich')::date`,
  createdAt: privacyRequests.createdAt,
  doneAt: privacyRequests.doneAt,
};

/** Open requests first, by the day on which they are due; then completed ones, latest first. */
export function listPrivacyRequests(db: Readable, where?: SQL) {
  return db
    .select(columns)
    .from(privacyRequests)
    .where(where)
    .orderBy(desc(isOpen), desc(privacyRequests.doneAt), asc(privacyRequests.receivedOn), asc(privacyRequests.id));
}

export const listOpenPrivacyRequests = (db: Readable) => listPrivacyRequests(db, isOpen);

export const findPrivacyRequest = (db: Readable, id: string) =>
  firstRow(listPrivacyRequests(db, eq(privacyRequests.id, id)));

export const insertPrivacyRequest = async (tx: Transaction, input: PrivacyRequestInput): Promise<string> =>
  onlyRow(await tx.insert(privacyRequests).values(input).returning({ id: privacyRequests.id })).id;

/** A completed request keeps the time of its first completion. */
export async function markPrivacyRequest(tx: Transaction, id: string, isDone: boolean): Promise<void> {
  const doneAt = isDone ? sql`coalesce(${privacyRequests.doneAt}, now())` : null;
  await tx.update(privacyRequests).set({ doneAt }).where(eq(privacyRequests.id, id));
}

export async function deletePrivacyRequest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(privacyRequests).where(eq(privacyRequests.id, id));
}

/**
 * Completes a person's requests for erasure, and removes the address from these and from completed requests. Other open ones
 * keep it, because they are still to be answered.
 */
export async function eraseFromPrivacyRequests(tx: Transaction, isOfPerson: SQL) {
  return tx
    .update(privacyRequests)
    .set({ email: null, doneAt: sql`coalesce(${privacyRequests.doneAt}, now())` })
    .where(and(isOfPerson, or(isNotNull(privacyRequests.doneAt), eq(privacyRequests.kind, 'erasure'))));
}

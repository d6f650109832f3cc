import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Role } from '../accounts/roles.ts';
import { user } from '../accounts/user-table.server.ts';

const isActive = and(eq(user.kind, 'office'), isNull(user.deactivatedAt));

/** Users that messages and orders can be assigned to. */
export const listAssignees = (db: Readable) =>
  db
    .select({ id: user.id, name: user.name, role: sql<Role>`${user.role}` })
    .from(user)
    .where(isActive)
    .orderBy(asc(user.name), asc(user.id));

/** Refuses a person who has no active account in the office. */
export async function refuseUnknownAssignee(
  db: Readable,
  { assigneeId }: { assigneeId?: string | null | undefined },
): Promise<Refusal | undefined> {
  if (!assigneeId || (await db.$count(user, and(isActive, eq(user.id, assigneeId)))) > 0) return undefined;
  return refuse(400, 'unknown-person', 'This person has no account in the office any more.');
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database.server.ts';
import { teamMembers } from './team-member-table.server.ts';

/** Team members by sort order, then name. @param input.all also the inactive ones, for the administrator */
export function listTeamMembers(db: Readable, { all }: { all: boolean }) {
  return db
    .select()
    .from(teamMembers)
    .where(and(isNull(teamMembers.deletedAt), all ? undefined : eq(teamMembers.isActive, true)))
    .orderBy(asc(teamMembers.sortOrder), asc(teamMembers.name), asc(teamMembers.id));
}

/** Gives a present team member its place. False when there is none of that id. */
export async function setSortOrder(tx: Transaction, id: string, sortOrder: number): Promise<boolean> {
  const rows = await tx
    .update(teamMembers)
    .set({ sortOrder })
    .where(and(eq(teamMembers.id, id), isNull(teamMembers.deletedAt)))
    .returning({ id: teamMembers.id });
  return rows.length > 0;
}

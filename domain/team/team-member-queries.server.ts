import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { byName } from '../records/name-order.server.ts';
import { teamMembers } from './team-member-table.server.ts';

/** Team members by sort order, then name. @param input.all also the inactive ones, for the administrator */
export async function listTeamMembers(db: Readable, { all }: { all: boolean }) {
  const found = await db
    .select()
    .from(teamMembers)
    .where(and(isNull(teamMembers.deletedAt), all ? undefined : eq(teamMembers.isActive, true)))
    .orderBy(asc(teamMembers.id));
  return found.sort((one, other) => one.sortOrder - other.sortOrder || byName(one, other));
}

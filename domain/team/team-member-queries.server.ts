import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { teamMembers } from './team-member-table.server.ts';

/** Team members by sort order, then name. @param input.all also the inactive ones, for the administrator */
export function listTeamMembers(db: Readable, { all }: { all: boolean }) {
  return db
    .select()
    .from(teamMembers)
    .where(and(isNull(teamMembers.deletedAt), all ? undefined : eq(teamMembers.isActive, true)))
    .orderBy(asc(teamMembers.sortOrder), asc(teamMembers.name), asc(teamMembers.id));
}

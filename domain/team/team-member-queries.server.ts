import type { Readable } from '#platform/database/database.server.ts';
import { teamMembers } from './team-member-table.server.ts';

export const selectTeamMembers = (db: Readable) => db.select().from(teamMembers).$dynamic();

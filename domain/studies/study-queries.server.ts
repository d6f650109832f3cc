import { desc, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { studies } from './study-table.server.ts';

/** Studies by year, newest first; of one year the current edition, else the one changed last, comes first. */
export function listStudies(db: Readable) {
  return db
    .select()
    .from(studies)
    .where(isNull(studies.deletedAt))
    .orderBy(desc(studies.year), desc(studies.isCurrentEdition), desc(studies.updatedAt), desc(studies.id));
}

import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { studies } from './study-table.server.ts';

/** The study record of a year; of two the current edition, else the one that was changed last. */
export async function findStudyOfYear(db: Readable, year: number) {
  const [study] = await db
    .select({ title: studies.title, pages: studies.pages })
    .from(studies)
    .where(and(eq(studies.year, year), isNull(studies.deletedAt)))
    .orderBy(desc(studies.isCurrentEdition), desc(studies.updatedAt))
    .limit(1);
  return study;
}

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { clearFlag, lockRecords } from '../core/records/record-queries.server.ts';
import { studies } from './study-table.server.ts';

const isOfYear = (year: number) => and(eq(studies.year, year), isNull(studies.deletedAt));

/** The study record of a year; if there are several, the current edition, else the one changed last. */
export const findStudyOfYear = (db: Readable, year: number) =>
  firstRow(
    db
      .select({ id: studies.id, title: studies.title, pages: studies.pages })
      .from(studies)
      .where(isOfYear(year))
      .orderBy(desc(studies.isCurrentEdition), desc(studies.updatedAt))
      .limit(1),
  );

const currentStudy = prepareOnce((db) =>
  db
    .select({ id: studies.id, year: studies.year })
    .from(studies)
    .where(and(eq(studies.isCurrentEdition, true), isNull(studies.deletedAt)))
    .prepare('current-study'),
);

/** The study flagged as the current edition. */
export const findCurrentStudy = (db: Readable) => firstRow(currentStudy(db).execute());

export const hasStudyOfYear = async (db: Readable, year: number): Promise<boolean> =>
  (await db.$count(studies, isOfYear(year))) > 0;

/**
 * Flags the study of a year as the current edition, dates it today if it has no date, and clears the flag on the others.
 * @returns whether there is such a study
 */
export async function flagStudyOfYear(tx: Transaction, year: number): Promise<boolean> {
  await lockRecords(tx);
  const study = await findStudyOfYear(tx, year);
  if (!study) return false;
  const { isCurrentEdition: column } = studies;
  await clearFlag(tx, studies, { column, cleared: { isCurrentEdition: false } }, study.id);
  const publishedAt = sql`coalesce(${studies.publishedAt}, now())`;
  await tx.update(studies).set({ isCurrentEdition: true, publishedAt }).where(eq(studies.id, study.id));
  return true;
}

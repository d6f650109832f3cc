import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { studies } from './study-table.server.ts';

/** A stored report; `reportFile` is its key in the file store. */
export interface StoredReport {
  studyId: string;
  reportFile: string;
  year: number;
}

/** The report of an edition's year; undefined if none is stored. */
export async function findReport(db: Readable, year: number): Promise<StoredReport | undefined> {
  const [found] = await db
    .select({ studyId: studies.id, reportFile: studies.reportFile, year: studies.year })
    .from(studies)
    .where(and(isNull(studies.deletedAt), isNotNull(studies.reportFile), eq(studies.year, year)))
    .orderBy(desc(studies.isCurrentEdition), desc(studies.reportStoredAt))
    .limit(1);
  return found?.reportFile ? { ...found, reportFile: found.reportFile } : undefined;
}

export const findReportOfStudy = (db: Readable, studyId: string) =>
  firstRow(
    db
      .select({ title: studies.title, reportFile: studies.reportFile })
      .from(studies)
      .where(and(eq(studies.id, studyId), isNull(studies.deletedAt))),
  );

/** Sets a study's report; null removes it. */
export function setReport(
  db: Writable,
  studyId: string,
  report: { reportFile: string; reportName: string; reportBytes: number } | null,
) {
  const values = report
    ? { ...report, reportStoredAt: new Date() }
    : { reportFile: null, reportName: null, reportBytes: null, reportStoredAt: null };
  return firstRow(
    db
      .update(studies)
      .set(values)
      .where(and(eq(studies.id, studyId), isNull(studies.deletedAt)))
      .returning(),
  );
}

/** Keys of all stored reports, for a backup. */
export const reportFilesQuery = 'select report_file from studies where report_file is not null';

import { randomUUID } from 'node:crypto';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readHead, type SpooledFile } from '#platform/spooled-file.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { findReportOfStudy, setReport } from './report-queries.server.ts';
import { maxReportBytes, reportTooLarge } from './report-size.ts';
import { checkAndStorePdf } from './report-work.server.ts';
import { watchDeliveriesJob } from './watch-deliveries-job.ts';

export const reportFolder = 'reports';

/** A report's key in the file store. Every upload gets a new one, so a stored file never changes. */
const reportKey = (studyId: string, upload: string): string => `${reportFolder}/${studyId}-${upload}.pdf`;

export const reportFileName = /^[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/;

const noSuchStudy = refuse(404, 'no-such-study', 'No such study.');

/** Stores a study's report for sale, in place of the previous one. */
export async function storeReport(
  services: Pick<Services, 'db' | 'jobs' | 'files' | 'settings'>,
  studyId: string,
  upload: SpooledFile,
  administrator: Administrator,
) {
  const { db, files } = services;
  const before = await findReportOfStudy(db, studyId);
  if (!before) return noSuchStudy;
  if (upload.bytes > maxReportBytes) return refuse(413, 'too-large', reportTooLarge);
  const isPdf = (await readHead(upload.path, 5)).toString('latin1') === '%PDF-';
  if (!isPdf) return refuse(415, 'not-a-pdf', 'The report has to be a PDF file.');
  const reportFile = reportKey(studyId, randomUUID());
  const fault = await checkAndStorePdf(services, { upload: upload.path, key: reportFile, isSold: true });
  if (fault) return refuse(400, 'unfit-report', fault, { errors: [{ path: 'report', message: fault }] });
  const reportName = [...upload.name.replace(/[\p{Cc}/\\]/gu, '')].slice(0, 200).join('') || 'report.pdf';
  const report = { reportFile, reportName, reportBytes: upload.bytes };
  const study = await changeReport(services, { id: studyId, title: before.title }, report, administrator);
  // The study was deleted while the file was checked; once restored it has its previous report.
  if (!study) return noSuchStudy;
  if (before.reportFile) await files.delete(before.reportFile);
  return study;
}

export async function removeReport(
  services: Pick<Services, 'db' | 'jobs' | 'files'>,
  studyId: string,
  administrator: Administrator,
): Promise<Refusal | null> {
  const { db, files } = services;
  const before = await findReportOfStudy(db, studyId);
  if (!before?.reportFile) return refuse(404, 'no-such-report', 'This study has no report.');
  const study = await changeReport(services, { id: studyId, title: before.title }, null, administrator);
  if (!study) return noSuchStudy;
  await files.delete(before.reportFile);
  return null;
}

function changeReport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  study: { id: string; title: string },
  report: Parameters<typeof setReport>[2],
  administrator: Administrator,
) {
  return db.transaction(async (tx) => {
    const changed = await setReport(tx, study.id, report);
    if (!changed) return undefined;
    const action = report ? 'store-report' : 'remove-report';
    const audited = { recordKind: 'studies', recordId: study.id, recordName: study.title };
    await recordAudit(tx, { actor: administrator.email, action, ...audited });
    // Orders may be waiting for the report.
    if (report) await jobs.send(tx, watchDeliveriesJob, [{}]);
    return changed;
  });
}

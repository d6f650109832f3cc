import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { findReportOfStudy, setReport } from './report-queries.server.ts';

export const longestReport = 50 * 1024 ** 2;

/** The report that is for sale; `reportName` is what the team's file was called. */
export async function storeReport(
  { db, files }: Pick<Services, 'db' | 'files'>,
  studyId: string,
  upload: { name: string; bytes: Uint8Array },
  administrator: Administrator,
) {
  const before = await findReportOfStudy(db, studyId);
  if (!before) return refuse(404, 'no-such-study', 'No such study.');
  const unfit = await checkReport(upload.bytes);
  if (unfit) return unfit;
  const reportFile = `reports/${studyId}-${randomUUID()}.pdf`;
  await files.put(reportFile, upload.bytes);
  const reportName = [...upload.name.replace(/[\p{Cc}/\\]/gu, '')].slice(0, 200).join('') || 'report.pdf';
  const report = { reportFile, reportName, reportBytes: upload.bytes.byteLength };
  const study = await changeReport(db, studyId, report, administrator);
  if (before.reportFile) await files.delete(before.reportFile);
  return study ?? refuse(404, 'no-such-study', 'No such study.');
}

export async function removeReport(
  { db, files }: Pick<Services, 'db' | 'files'>,
  studyId: string,
  administrator: Administrator,
): Promise<Refusal | undefined> {
  const before = await findReportOfStudy(db, studyId);
  if (!before?.reportFile) return refuse(404, 'no-such-report', 'This study has no report.');
  await changeReport(db, studyId, null, administrator);
  await files.delete(before.reportFile);
  return undefined;
}

function changeReport(
  db: Services['db'],
  studyId: string,
  report: Parameters<typeof setReport>[2],
  administrator: Administrator,
) {
  return db.transaction(async (tx) => {
    const action = report ? 'store-report' : 'remove-report';
    await recordAudit(tx, { actor: administrator.email, action, recordKind: 'studies', recordId: studyId });
    return setReport(tx, studyId, report);
  });
}

/** A report has to be a PDF that can be read and marked on every page: no other content, no password. */
async function checkReport(bytes: Uint8Array): Promise<Refusal | undefined> {
  const refused = (message: string) => refuse(400, 'unfit-report', message, { errors: [{ path: 'report', message }] });
  if (bytes.byteLength > longestReport) return refuse(413, 'too-large', 'The report may have at most 50 MB.');
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    return refuse(415, 'not-a-pdf', 'The report has to be a PDF file.');
  }
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return pdf.getPageCount() > 0 ? undefined : refused('The PDF has no pages.');
  } catch (error) {
    // pdf-lib's own error class can't be told by instanceof.
    const isLocked = error instanceof Error && /encrypted/i.test(error.message);
    const message = isLocked ? 'The PDF is protected by a password.' : 'The PDF can’t be read.';
    return refused(message);
  }
}

/** The thread that reads and writes reports: a file of up to 50 MB would block all requests. */
import { readFile } from 'node:fs/promises';
import type { Disk } from 'flydrive';
import { openFiles } from '#platform/files.server.ts';
import { markingFault, markReport, pdfFault } from './report-pdf.server.ts';
import type { ReportTask, UploadTask } from './report-work.server.ts';

async function check(files: Disk, { upload, key, isSold }: UploadTask): Promise<string | undefined> {
  const bytes = await readFile(upload);
  const fault = (await pdfFault(bytes)) ?? (isSold ? await markingFault(bytes) : undefined);
  if (!fault) await files.put(key, bytes);
  return fault;
}

async function mark(files: Disk, reportFile: string, copy: string, line: string): Promise<void> {
  // An earlier request may have stored the same copy.
  if (await files.exists(copy)) return;
  await files.put(copy, await markReport(await files.getBytes(reportFile), line));
}

export default async function runReportTask({ dataDir, filesUrl, ...task }: ReportTask): Promise<string | undefined> {
  const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });
  if ('upload' in task) return check(files, task);
  await mark(files, task.reportFile, task.copy, task.line);
  return undefined;
}

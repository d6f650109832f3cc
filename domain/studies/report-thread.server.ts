/** The thread that reads and writes reports: a file of up to 50 MB would block all requests. */
import { readFile } from 'node:fs/promises';
import type { Disk } from 'flydrive';
import { openFiles } from '#platform/files.server.ts';
import { markReport, reportFault } from './report-pdf.server.ts';
import type { ReportTask } from './report-work.server.ts';

async function check(files: Disk, upload: string, reportFile: string): Promise<string | undefined> {
  const bytes = await readFile(upload);
  const fault = await reportFault(bytes);
  if (!fault) await files.put(reportFile, bytes);
  return fault;
}

async function mark(files: Disk, reportFile: string, copy: string, line: string): Promise<void> {
  // An earlier request may have stored the same copy.
  if (await files.exists(copy)) return;
  await files.put(copy, await markReport(await files.getBytes(reportFile), line));
}

export default async function runReportTask({ dataDir, filesUrl, ...task }: ReportTask): Promise<string | undefined> {
  const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });
  if ('upload' in task) return check(files, task.upload, task.reportFile);
  await mark(files, task.reportFile, task.copy, task.line);
  return undefined;
}

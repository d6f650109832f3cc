/** The thread that reads and writes reports: up to 50 MB, which would keep every request waiting. */
import { readFile } from 'node:fs/promises';
import type { Disk } from 'flydrive';
import { openFiles } from '#platform/files.server.ts';
import { markedReport, reportFault } from './report-pdf.server.ts';
import type { ReportTask } from './report-work.server.ts';

async function check(files: Disk, upload: string, reportFile: string): Promise<string | undefined> {
  const bytes = await readFile(upload);
  const fault = await reportFault(bytes);
  if (!fault) await files.put(reportFile, bytes);
  return fault;
}

async function mark(files: Disk, reportFile: string, copy: string, line: string): Promise<void> {
  // Whoever asked for the same before may have made it meanwhile.
  if (await files.exists(copy)) return;
  await files.put(copy, await markedReport(await files.getBytes(reportFile), line));
}

export default async function keep({ dataDir, filesUrl, ...task }: ReportTask): Promise<string | undefined> {
  const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });
  if ('upload' in task) return check(files, task.upload, task.reportFile);
  await mark(files, task.reportFile, task.copy, task.line);
  return undefined;
}

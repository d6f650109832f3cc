/** The thread that reads and writes reports: up to 50 MB, which would keep every request waiting. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openFiles } from '#platform/files.server.ts';
import { markedReport, reportFault } from './report-pdf.server.ts';
import type { ReportTask } from './report-work.server.ts';

const { dataDir, filesUrl, ...task } = workerData as ReportTask;
const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });

async function check(upload: string, reportFile: string): Promise<string | undefined> {
  const bytes = await readFile(upload);
  const fault = await reportFault(bytes);
  if (!fault) await files.put(reportFile, bytes);
  return fault;
}

async function mark(reportFile: string, copy: string, line: string): Promise<void> {
  // Whoever asked for the same before may have made it meanwhile.
  if (await files.exists(copy)) return;
  await files.put(copy, await markedReport(await files.getBytes(reportFile), line));
}

const result =
  'upload' in task ? await check(task.upload, task.reportFile) : await mark(task.reportFile, task.copy, task.line);
parentPort?.postMessage(result);

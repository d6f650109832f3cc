import type { Services } from '#platform/services.server.ts';
import { openThread } from '#platform/threads.server.ts';

interface Place {
  dataDir: string;
  filesUrl: string | undefined;
}

/** To check an uploaded file and store it, or to store a copy of a report with a line on every page. */
export type ReportTask = Place &
  ({ upload: string; reportFile: string } | { reportFile: string; copy: string; line: string });

const thread = openThread<ReportTask, string | undefined>({
  name: 'report-thread',
  source: 'domain/studies/report-thread.server.ts',
  maxHeapMb: 512,
  // A report's memory is worth more than the time a thread takes to start.
  idleAfterMs: 0,
});

/** How many reports are in work or wait for it. */
export const reportsInWork = (): number => thread.openTasks();

const placeOf = ({ settings }: Pick<Services, 'settings'>): Place => ({
  dataDir: settings.dataDir,
  filesUrl: settings.filesUrl?.href,
});

/**
 * Stores an uploaded file as a report when it is a PDF that can be read and marked.
 * @param upload its path
 * @returns why it can't be, or undefined
 */
export function keepReport(services: Pick<Services, 'settings'>, upload: string, reportFile: string) {
  return thread.run({ ...placeOf(services), upload, reportFile });
}

/** Stores a copy of a report with a line on every page, unless it is there. Both are keys of the file store. */
export async function keepMarkedCopy(
  services: Pick<Services, 'settings'>,
  task: { reportFile: string; copy: string; line: string },
): Promise<void> {
  await thread.run({ ...placeOf(services), ...task });
}

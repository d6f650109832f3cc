import { isBuilt } from '#platform/installation/project-root.server.ts';
import type { Services } from '#platform/services.server.ts';
import { openThread, ThreadLimitExceeded } from '#platform/threads.server.ts';

interface FileStore {
  dataDir: string;
  filesUrl: string | undefined;
}

export interface UploadTask {
  /** Path of the uploaded file. */
  upload: string;
  /** The key that the file store gives it. */
  key: string;
  /** Whether its copies for buyers are marked. */
  isSold: boolean;
}

/** Checks and stores an uploaded PDF, or stores a copy of a report with a line on every page. */
export type ReportTask = FileStore & (UploadTask | { reportFile: string; copy: string; line: string });

const thread = openThread<ReportTask, string | undefined>({
  name: 'report-thread',
  source: 'domain/studies/report-thread.server.ts',
  maxHeapMb: 512,
  // Freeing the memory of a report is worth the time to start a new thread, unless it has to load sources.
  idleAfterMs: isBuilt ? 0 : 10_000,
});

/** The number of running and queued tasks. */
export const openReportTasks = (): number => thread.openTasks();

const fileStoreOf = ({ settings }: Pick<Services, 'settings'>): FileStore => ({
  dataDir: settings.dataDir,
  filesUrl: settings.filesUrl?.href,
});

/**
 * Stores an uploaded file if it is a PDF that can be read and, if it is sold, marked.
 * @returns why it is rejected; undefined if it was stored
 */
export async function checkAndStorePdf(
  services: Pick<Services, 'settings'>,
  task: UploadTask,
): Promise<string | undefined> {
  try {
    return await thread.run({ ...fileStoreOf(services), ...task });
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return 'The PDF needs too much memory to be read.';
    throw error;
  }
}

/**
 * Stores a copy of a report with a line on every page, unless it is already stored. `reportFile` and `copy` are keys of
 * the file store.
 */
export async function storeMarkedCopy(
  services: Pick<Services, 'settings'>,
  task: { reportFile: string; copy: string; line: string },
): Promise<void> {
  await thread.run({ ...fileStoreOf(services), ...task });
}

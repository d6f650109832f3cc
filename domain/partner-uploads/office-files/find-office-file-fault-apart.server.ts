import { openThread, ThreadLimitExceeded } from '#platform/threads.server.ts';
import type { UploadFault } from '../upload-state.ts';
import type { OfficeFileType } from './find-office-file-fault.server.ts';

/** Plain data, so that it can go to a thread. */
export interface OfficeFileTask {
  /** Where the file lies. */
  place: string;
  type: OfficeFileType;
}

const thread = openThread<OfficeFileTask, UploadFault | undefined>({
  name: 'office-file-thread',
  source: 'domain/partner-uploads/office-files/office-file-thread.server.ts',
  maxHeapMb: 256,
  idleAfterMs: 10_000,
  maxTaskMs: 5_000,
});

/** Looks into an office file in a thread of its own, which a file that takes too much time or memory ends. */
export async function findOfficeFileFaultApart(task: OfficeFileTask): Promise<UploadFault | undefined> {
  try {
    return await thread.run(task);
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return 'too-much-inside';
    throw error;
  }
}

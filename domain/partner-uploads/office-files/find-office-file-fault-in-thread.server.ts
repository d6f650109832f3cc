import { openThread, ThreadLimitExceeded } from '#platform/threads.server.ts';
import type { UploadFault } from '../upload-state.ts';
import type { OfficeFileTask } from './find-office-file-fault.server.ts';

const thread = openThread<OfficeFileTask, UploadFault | undefined>({
  name: 'office-file-thread',
  source: 'domain/partner-uploads/office-files/office-file-thread.server.ts',
  maxHeapMb: 256,
  idleAfterMs: 10_000,
  maxTaskMs: 5_000,
});

/** Checks an Office file in a thread with limits of time and memory. */
export async function findOfficeFileFaultInThread(task: OfficeFileTask): Promise<UploadFault | undefined> {
  try {
    return await thread.run(task);
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return 'too-much-inside';
    throw error;
  }
}

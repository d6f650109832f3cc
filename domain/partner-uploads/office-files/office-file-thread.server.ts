/** The thread started by find-office-file-fault-in-thread.server.ts. */
import type { UploadFault } from '../upload-state.ts';
import { findOfficeFileFault } from './find-office-file-fault.server.ts';
import type { OfficeFileTask } from './find-office-file-fault-in-thread.server.ts';

export default function find({ filePath, type }: OfficeFileTask): Promise<UploadFault | undefined> {
  return findOfficeFileFault(filePath, type);
}

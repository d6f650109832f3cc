/** The thread started by thread-office-check.server.ts. */
import type { UploadFault } from '../upload-state.ts';
import { findOfficeFileFault } from './find-office-file-fault.server.ts';
import type { OfficeFileTask } from './thread-office-check.server.ts';

export default function find({ filePath, type }: OfficeFileTask): Promise<UploadFault | undefined> {
  return findOfficeFileFault(filePath, type);
}

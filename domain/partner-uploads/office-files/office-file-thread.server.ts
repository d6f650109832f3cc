/** The thread that looks into office files, see find-office-file-fault-apart.server.ts. */
import type { UploadFault } from '../upload-state.ts';
import { findOfficeFileFault } from './find-office-file-fault.server.ts';
import type { OfficeFileTask } from './find-office-file-fault-apart.server.ts';

export default function find({ place, type }: OfficeFileTask): Promise<UploadFault | undefined> {
  return findOfficeFileFault(place, type);
}

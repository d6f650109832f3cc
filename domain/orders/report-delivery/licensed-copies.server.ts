import { hourMs } from '#platform/durations.ts';
import type { FileFolder } from '../../core/records/file-folder.server.ts';
import { licensedFolder } from './licensed-report.server.ts';
import { listLicensedCopies } from './report-download-queries.server.ts';

/** In earlier releases names had no hash of the licence line. */
const licensedCopyName = /^VM-\d{4}-\d{6,}-[0-9a-f-]{36}-[0-9a-f-]{36}(-[0-9a-f]{16})?\.pdf$/;

export const licensedCopies: FileFolder = {
  name: licensedFolder,
  fileName: licensedCopyName,
  // A copy is stored before its link.
  unusedForMs: hourMs,
  listUsed: listLicensedCopies,
};

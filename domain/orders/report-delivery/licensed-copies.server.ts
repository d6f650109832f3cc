import type { FileFolder } from '../../core/records/file-folder.server.ts';
import { licensedFolder } from './licensed-report.server.ts';
import { listLicensedCopies } from './report-download-queries.server.ts';

/** Made by earlier versions, a name may lack the line. */
const licensedCopyName = /^VM-\d{4}-\d{6,}-[0-9a-f-]{36}-[0-9a-f-]{36}(-[0-9a-f]{16})?\.pdf$/;

export const licensedCopies: FileFolder = {
  name: licensedFolder,
  fileName: licensedCopyName,
  // A buyer's copy of the report is made a moment before its link.
  unusedForMs: 3_600_000,
  listUsed: listLicensedCopies,
};

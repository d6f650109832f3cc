import { incomingAttachmentsFolder } from '../../contact-messages/incoming/attachment-files.server.ts';
import type { FileFolder } from '../../core/records/file-folder.server.ts';
import type { RecordKind } from '../../core/records/record-kind.server.ts';
import { proposedLogosFolder } from '../../entry-proposals/proposed-logos.server.ts';
import { licensedCopies } from '../../orders/report-delivery/licensed-copies.server.ts';
import { partnerFilesFolder } from '../../partner-files/stored-file-key.server.ts';

/** Every folder of the file store that is swept: those of record kinds, and those of files that no record names. */
export const fileFolders = (kinds: readonly RecordKind[]): FileFolder[] => [
  ...kinds.flatMap(({ folders = [] }) => folders),
  licensedCopies,
  partnerFilesFolder,
  proposedLogosFolder,
  incomingAttachmentsFolder,
];

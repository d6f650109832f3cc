import type { RecordKind } from '../../core/records/record-kind.server.ts';
import { deletedFileDays } from '../../partner-files/partner-file-choices.ts';
import { partnerFiles } from '../../partner-files/partner-file-table.server.ts';

/** What the trash needs to know of a kind. */
export type TrashedKind = Pick<RecordKind, 'name' | 'table' | 'nameOf' | 'permissions' | 'daysAfterDeletion' | 'terms'>;

/** Files of partner firms, which are no record kind: they cannot be purged early. */
export const partnerFileKind: TrashedKind = {
  name: 'partner-files',
  table: partnerFiles,
  nameOf: ({ title }) => String(title),
  permissions: { read: 'read-content', change: 'content' },
  daysAfterDeletion: deletedFileDays,
};

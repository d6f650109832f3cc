import type { RecordKind } from '../../core/records/record-kind.server.ts';
import { fileRequests } from '../../partner-files/file-request-table.server.ts';
import { deletedFileDays } from '../../partner-files/partner-file-choices.ts';
import { partnerFiles } from '../../partner-files/partner-file-table.server.ts';

/** What the trash needs to know of a kind. */
export type TrashedKind = Pick<RecordKind, 'name' | 'table' | 'nameOf' | 'permissions' | 'daysAfterDeletion' | 'terms'>;

const ofPartners = {
  nameOf: ({ title }: Record<string, unknown>) => String(title),
  permissions: { read: 'read-content', change: 'content' },
  daysAfterDeletion: deletedFileDays,
} as const;

/** Files of partner firms and requests for them, which aren't record kinds and can't be purged early. */
export const partnerFileKinds: readonly TrashedKind[] = [
  { ...ofPartners, name: 'partner-files', table: partnerFiles },
  { ...ofPartners, name: 'file-requests', table: fileRequests },
];

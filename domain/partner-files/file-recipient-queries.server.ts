import { and, desc, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { isVisibleTo, isVisibleToFirm } from './partner-file-queries.server.ts';
import { partnerFiles, partnerFileVersions } from './partner-file-table.server.ts';

export interface FileRecipient {
  id: string;
  email: string;
  name: string;
  firmId: string;
}

/** People of firms who want mails about new files and have access to the partner area. */
const selectPeople = (db: Readable, where: SQL | undefined) =>
  db
    .select({ id: user.id, email: user.email, name: user.name, firmId: partners.id })
    .from(user)
    .innerJoin(partners, eq(partners.id, user.firmId))
    .where(
      and(
        eq(user.kind, 'partner'),
        eq(user.wantsFileNews, true),
        isNull(user.deactivatedAt),
        eq(partners.isActive, true),
        isNull(partners.deletedAt),
        where,
      ),
    );

export const findFileRecipient = (db: Readable, id: string) => firstRow(selectPeople(db, eq(user.id, id)));

/** Everybody in the firms that see a file, except the person who sent or shared it. */
export function listFileRecipients(db: Readable, fileId: string, exceptId: string): Promise<FileRecipient[]> {
  const isIt = and(eq(partnerFiles.id, fileId), isNull(partnerFiles.deletedAt), isVisibleToFirm(partners.id));
  const file = sql`exists (select from ${partnerFiles} where ${isIt})`;
  return selectPeople(db, and(ne(user.id, exceptId), file));
}

/** Files stored or shared by others since then, each with its newest version. */
export async function listNewFilesFor(db: Readable, { id, firmId }: FileRecipient, since: Date) {
  const rows = await db
    .selectDistinctOn([partnerFiles.id], {
      ...pickColumns(partnerFiles, 'id', 'title', 'category', 'year', 'confidentiality'),
      senderName: partners.name,
      version: partnerFileVersions.number,
      isScanned: partnerFileVersions.isScanned,
      scannedAt: partnerFileVersions.scannedAt,
    })
    .from(partnerFiles)
    .innerJoin(partnerFileVersions, eq(partnerFileVersions.partnerFileId, partnerFiles.id))
    .leftJoin(partners, eq(partners.id, partnerFiles.senderFirmId))
    .where(
      and(
        isVisibleTo(firmId),
        isNull(partnerFiles.deletedAt),
        or(isNull(partnerFileVersions.uploaderId), ne(partnerFileVersions.uploaderId, id)),
        or(gte(partnerFileVersions.storedAt, since), gte(partnerFiles.sharedAt, since)),
      ),
    )
    .orderBy(partnerFiles.id, desc(partnerFileVersions.number));
  return rows.sort((a, b) => a.title.localeCompare(b.title, 'de'));
}

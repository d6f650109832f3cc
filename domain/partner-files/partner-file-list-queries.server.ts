import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { fileRequestAnswers, fileRequests } from './file-request-table.server.ts';
import { isVisibleTo } from './partner-file-queries.server.ts';
import {
  partnerFileDownloads,
  partnerFileFirms,
  partnerFiles,
  partnerFileVersions,
} from './partner-file-table.server.ts';

interface Firm {
  id: string;
  name: string;
}

const answeredRequests = (versionId: SQL) =>
  sql<
    { id: string; title: string }[]
  >`coalesce((select json_agg(json_build_object('id', r.id, 'title', r.title) order by r.due_on, r.id)
    from ${fileRequestAnswers} a join ${fileRequests} r on r.id = a.file_request_id
    where a.version_id = ${versionId} and r.deleted_at is null), '[]')`;

/** Name of the person who uploaded a version; null for firms if that person is of the office. */
const uploaderName = (firmId: string | null) =>
  sql<string | null>`case when ${firmId === null} or ${user.kind} = 'partner' then ${user.name} end`;

/** The newest version of each file. */
const selectLatest = (db: Readable) =>
  db
    .selectDistinctOn([partnerFileVersions.partnerFileId])
    .from(partnerFileVersions)
    .orderBy(partnerFileVersions.partnerFileId, desc(partnerFileVersions.number))
    .as('latest');

/** Files with their newest version, newest first, as a firm or the office (null) sees them. */
function selectFiles(db: Readable, firmId: string | null, where: SQL | undefined) {
  const latest = selectLatest(db);
  // A firm sees downloads by its own people and, for files that it sent, by the office.
  const ofFirms = firmId === null ? sql`d.firm_id is not null` : sql`d.firm_id = ${firmId}`;
  const isByRecipient = sql`case when ${partnerFiles.senderFirmId} is null then ${ofFirms} else d.firm_id is null end`;
  return db
    .select({
      ...getTableColumns(partnerFiles),
      senderName: partners.name,
      version: latest.number,
      ...pickColumns(latest, 'storedAt', 'type', 'bytes', 'message', 'isScanned', 'scannedAt'),
      uploadedBy: uploaderName(firmId),
      requests: answeredRequests(sql`${latest.id}`),
      downloadedAt:
        sql<Date | null>`(select min(d.at) from ${partnerFileDownloads} d where d.version_id = ${latest.id} and ${isByRecipient})`.mapWith(
          partnerFileDownloads.at,
        ),
    })
    .from(partnerFiles)
    .innerJoin(latest, eq(latest.partnerFileId, partnerFiles.id))
    .leftJoin(partners, eq(partners.id, partnerFiles.senderFirmId))
    .leftJoin(user, eq(user.id, latest.uploaderId))
    .where(and(isNull(partnerFiles.deletedAt), where))
    .orderBy(desc(latest.storedAt), desc(partnerFiles.id));
}

/** Files as a firm or the office (null) sees them; with `id` only that file. */
export async function listFilesOf(db: Readable, firmId: string | null, id?: string) {
  const rows = await selectFiles(db, firmId, and(isVisibleTo(firmId), id ? eq(partnerFiles.id, id) : undefined));
  const firms = firmId === null ? await listSharedFirms(db, id) : new Map<string, Firm[]>();
  return rows.map(({ senderName, senderFirmId, ...row }) => ({
    ...row,
    sender: senderFirmId && senderName !== null ? { id: senderFirmId, name: senderName } : null,
    firms: firms.get(row.id) ?? [],
    isOwn: senderFirmId === firmId,
    isNew: senderFirmId !== firmId && row.downloadedAt === null,
  }));
}

/** The firms that all files, or one, are shared with, by name. */
async function listSharedFirms(db: Readable, only: string | undefined): Promise<Map<string, Firm[]>> {
  const rows = await db
    .select({ fileId: partnerFileFirms.partnerFileId, id: partners.id, name: partners.name })
    .from(partnerFileFirms)
    .innerJoin(partners, eq(partners.id, partnerFileFirms.firmId))
    .where(only ? eq(partnerFileFirms.partnerFileId, only) : undefined)
    .orderBy(partners.name, partners.id);
  const firms = new Map<string, Firm[]>();
  for (const { fileId, id, name } of rows) firms.set(fileId, [...(firms.get(fileId) ?? []), { id, name }]);
  return firms;
}

/** The versions of a file, newest first, with their downloads: all for the office (null), those by its own people for a firm. */
export async function listFileVersions(db: Readable, firmId: string | null, fileId: string) {
  const versions = await db
    .select({
      ...pickColumns(partnerFileVersions, 'id', 'storedAt', 'type', 'bytes', 'sha256', 'message', 'isScanned'),
      version: partnerFileVersions.number,
      scannedAt: partnerFileVersions.scannedAt,
      uploadedBy: uploaderName(firmId),
    })
    .from(partnerFileVersions)
    .leftJoin(user, eq(user.id, partnerFileVersions.uploaderId))
    .where(eq(partnerFileVersions.partnerFileId, fileId))
    .orderBy(desc(partnerFileVersions.number));
  const ids = versions.map(({ id }) => id);
  const downloads = await db
    .select({
      versionId: partnerFileDownloads.versionId,
      at: partnerFileDownloads.at,
      name: user.name,
      firmName: partners.name,
    })
    .from(partnerFileDownloads)
    .leftJoin(user, eq(user.id, partnerFileDownloads.personId))
    .leftJoin(partners, eq(partners.id, partnerFileDownloads.firmId))
    .where(
      and(inArray(partnerFileDownloads.versionId, ids), firmId ? eq(partnerFileDownloads.firmId, firmId) : undefined),
    )
    .orderBy(desc(partnerFileDownloads.at), desc(partnerFileDownloads.id));
  return versions.map(({ id, ...version }) => ({
    ...version,
    downloads: downloads.filter(({ versionId }) => versionId === id),
  }));
}

/** Number of files sent by firms whose newest version nobody in the office has downloaded. */
export async function countNewFiles(db: Readable): Promise<number> {
  const latest = selectLatest(db);
  const isDownloaded = sql`exists (select from ${partnerFileDownloads} d where d.version_id = ${latest.id} and d.firm_id is null)`;
  const [counted] = await db
    .select({ count: count() })
    .from(partnerFiles)
    .innerJoin(latest, eq(latest.partnerFileId, partnerFiles.id))
    .where(and(isNull(partnerFiles.deletedAt), isNotNull(partnerFiles.senderFirmId), not(isDownloaded)));
  return counted?.count ?? 0;
}

/** The versions that a person uploaded. */
export const listVersionsBy = (db: Readable, personIds: string[]) =>
  db
    .select({
      fileName: partnerFiles.fileName,
      version: partnerFileVersions.number,
      ...pickColumns(partnerFileVersions, 'storedAt', 'bytes', 'sha256', 'message'),
    })
    .from(partnerFileVersions)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileVersions.partnerFileId))
    .where(inArray(partnerFileVersions.uploaderId, personIds));

export const listDownloadsBy = (db: Readable, personIds: string[]) =>
  db
    .select({ fileName: partnerFiles.fileName, version: partnerFileVersions.number, at: partnerFileDownloads.at })
    .from(partnerFileDownloads)
    .innerJoin(partnerFileVersions, eq(partnerFileVersions.id, partnerFileDownloads.versionId))
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileVersions.partnerFileId))
    .where(inArray(partnerFileDownloads.personId, personIds));

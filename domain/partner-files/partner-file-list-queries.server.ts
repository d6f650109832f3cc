import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { requestedLimitAndOffset } from '../core/records/lists/list-input.ts';
import { byName } from '../core/records/lists/list-order.ts';
import { containing } from '../core/records/lists/list-queries.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { fileRequestAnswers, fileRequests } from './file-request-table.server.ts';
import { partnerFileCategories } from './partner-file-choices.ts';
import type { PartnerFileList } from './partner-file-input.ts';
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

/** By year, the newest first, and category. */
const byGroup = [
  desc(partnerFiles.year),
  sql`array_position(string_to_array(${partnerFileCategories.join(' ')}, ' '), ${partnerFiles.category})`,
];

/** Files with their newest version, newest first, as a firm or the office (null) sees them. */
function selectFiles(db: Readable, firmId: string | null, where: SQL | undefined, order: SQL[] = []) {
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
    .orderBy(...order, desc(latest.storedAt), desc(partnerFiles.id))
    .$dynamic();
}

/** Files as a firm or the office (null) sees them; with `id` only that file. */
export async function listFilesOf(db: Readable, firmId: string | null, id?: string) {
  const rows = await selectFiles(db, firmId, and(isVisibleTo(firmId), id ? eq(partnerFiles.id, id) : undefined));
  return presentFiles(db, firmId, rows, id ? [id] : undefined);
}

/** In queries that join the newest versions as `latest`. */
const isDownloadedByOffice = sql`exists (select from ${partnerFileDownloads} d where d.version_id = latest.id and d.firm_id is null)`;

const isOfStatus: Record<NonNullable<PartnerFileList['status']>, SQL> = {
  new: sql`(${partnerFiles.senderFirmId} is not null and not ${isDownloadedByOffice})`,
  received: isNotNull(partnerFiles.senderFirmId),
  sent: isNull(partnerFiles.senderFirmId),
};

const withoutAccents = (text: SQL) => sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;

/** The texts that the office's list shows for a file, but for the names of its recipients. */
const ownText = sql`concat_ws(' ', ${partnerFiles.title}, ${partnerFiles.fileName}, case
  when ${partners.name} is not null then 'From ' || ${partners.name}
  when ${partnerFiles.isForAllFirms} then 'For all firms' else 'For' end)`;

/** Whether a file's row in the office's list has each word, regardless of case and accents. */
const matchesSearch = (search: string) =>
  search
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      // Of all firms at once, because looking up those of each file takes a second.
      const sharedWithIt = sql`select f.partner_file_id from ${partnerFileFirms} f join ${partners} p on p.id = f.firm_id
        where ${withoutAccents(sql`p.name`)} ilike ${containing(word)}`;
      return sql`(${withoutAccents(ownText)} ilike ${containing(word)} or ${partnerFiles.id} in (${sharedWithIt}))`;
    });

/** The matching files of the office, newest first by default, and their total number. */
export async function listOfficeFiles(db: Readable, input: PartnerFileList) {
  const where = and(
    input.status && isOfStatus[input.status],
    input.firm ? isOfFirm(input.firm) : undefined,
    ...matchesSearch(input.search ?? ''),
  );
  const all = selectFiles(db, null, where, input.sort === '-year' ? byGroup : []);
  const range = requestedLimitAndOffset(input);
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all);
  const files = await presentFiles(db, null, rows, range && rows.map(({ id }) => id));
  return { rows: files, total: range ? await countFiles(db, where) : files.length };
}

/** Whether a firm sent a file, or it is shared with the firm on whatever days. */
const isOfFirm = (firmId: string) =>
  sql`(${partnerFiles.isForAllFirms} or ${partnerFiles.senderFirmId} = ${firmId} or exists (select from ${partnerFileFirms} f
    where f.partner_file_id = ${partnerFiles.id} and f.firm_id = ${firmId}))`;

/** The firms that sent files, or that files are shared with by name. */
export async function listFirmsOfFiles(db: Readable): Promise<Firm[]> {
  const isListed = sql`(${partnerFiles.deletedAt} is null
    and exists (select from ${partnerFileVersions} v where v.partner_file_id = ${partnerFiles.id}))`;
  const senders = db.select({ id: partnerFiles.senderFirmId }).from(partnerFiles).where(isListed);
  const recipients = db
    .select({ id: partnerFileFirms.firmId })
    .from(partnerFileFirms)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileFirms.partnerFileId))
    .where(isListed);
  const firms = await db
    .select(pickColumns(partners, 'id', 'name'))
    .from(partners)
    .where(or(inArray(partners.id, senders), inArray(partners.id, recipients)));
  return firms.sort(byName);
}

/** @param only the ids of these files; undefined if they are all files */
async function presentFiles(
  db: Readable,
  firmId: string | null,
  rows: Awaited<ReturnType<typeof selectFiles>>,
  only: string[] | undefined,
) {
  const firms = firmId === null ? await listSharedFirms(db, only) : new Map<string, Firm[]>();
  return rows.map(({ senderName, senderFirmId, ...row }) => ({
    ...row,
    sender: senderFirmId && senderName !== null ? { id: senderFirmId, name: senderName } : null,
    firms: firms.get(row.id) ?? [],
    isOwn: senderFirmId === firmId,
    isNew: senderFirmId !== firmId && row.downloadedAt === null,
  }));
}

/** The firms that all files, or some, are shared with, by name. */
async function listSharedFirms(db: Readable, only: string[] | undefined): Promise<Map<string, Firm[]>> {
  const rows = await db
    .select({ fileId: partnerFileFirms.partnerFileId, id: partners.id, name: partners.name })
    .from(partnerFileFirms)
    .innerJoin(partners, eq(partners.id, partnerFileFirms.firmId))
    .where(only && inArray(partnerFileFirms.partnerFileId, only))
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

async function countFiles(db: Readable, where: SQL | undefined): Promise<number> {
  const latest = selectLatest(db);
  const [counted] = await db
    .select({ count: count() })
    .from(partnerFiles)
    .innerJoin(latest, eq(latest.partnerFileId, partnerFiles.id))
    .leftJoin(partners, eq(partners.id, partnerFiles.senderFirmId))
    .where(and(isNull(partnerFiles.deletedAt), where));
  return counted?.count ?? 0;
}

/** Number of files sent by firms whose newest version nobody in the office has downloaded. */
export const countNewFiles = (db: Readable): Promise<number> => countFiles(db, isOfStatus.new);

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

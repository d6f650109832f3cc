import { and, desc, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { isVisibleTo } from './partner-file-queries.server.ts';
import { partnerFileFirms, partnerFiles, partnerFileVersions } from './partner-file-table.server.ts';

export interface PersonToTell {
  id: string;
  email: string;
  name: string;
  firmId: string;
}

/** People of firms who want mails about files, and may sign in. */
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

export async function findPersonToTell(db: Readable, id: string): Promise<PersonToTell | undefined> {
  const [person] = await selectPeople(db, eq(user.id, id));
  return person;
}

/** Everybody who sees a file, but who sends or shares it. */
export function listPeopleToTell(db: Readable, fileId: string, exceptId: string): Promise<PersonToTell[]> {
  const isForFirm = or(
    eq(partnerFiles.isForAllFirms, true),
    eq(partnerFiles.senderFirmId, partners.id),
    sql`exists (select from ${partnerFileFirms} f where f.partner_file_id = ${partnerFiles.id} and f.firm_id = ${partners.id})`,
  );
  const file = sql`exists (select from ${partnerFiles} where ${and(eq(partnerFiles.id, fileId), isNull(partnerFiles.deletedAt), isForFirm)})`;
  return selectPeople(db, and(ne(user.id, exceptId), file));
}

/** What somebody sees since then, sent or shared by others: each file with its newest version. */
export async function listNewFilesFor(db: Readable, { id, firmId }: PersonToTell, since: Date) {
  const rows = await db
    .selectDistinctOn([partnerFiles.id], {
      id: partnerFiles.id,
      title: partnerFiles.title,
      category: partnerFiles.category,
      year: partnerFiles.year,
      senderName: partners.name,
      version: partnerFileVersions.number,
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
  return rows.sort((one, other) => one.title.localeCompare(other.title, 'de'));
}

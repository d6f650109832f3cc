import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { accountKinds } from '../../core/audit/audit-queries.server.ts';
import type { FirmLogEntry } from './firm-log-answer.ts';
import type { FirmLogFilter } from './firm-log-input.ts';

type Entry = typeof auditLog.$inferSelect;
type Choice = Pick<FirmLogFilter, 'person' | 'from' | 'to'>;

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Zurich'`;

function isListed(db: Readable, firmId: string, { person, from, to }: Choice) {
  const ofPerson = (id: string) => {
    const email = db
      .select({ email: user.email })
      .from(user)
      .where(and(eq(user.id, id), eq(user.firmId, firmId)));
    const isAbout = and(inArray(auditLog.recordKind, accountKinds), sql`${auditLog.recordId} = ${id}::uuid`);
    return or(and(auditLog.isByFirm, sql`${auditLog.actor} = (${email})`), isAbout);
  };
  return and(
    eq(auditLog.firmId, firmId),
    person ? ofPerson(person) : undefined,
    from ? sql`${auditLog.at} >= ${startOf(from)}` : undefined,
    to ? sql`${auditLog.at} < (${to}::date + 1)::timestamp at time zone 'Europe/Zurich'` : undefined,
  );
}

function sideOf({ isByFirm, actor, recordKind, recordName }: Entry): FirmLogEntry['side'] {
  // An invited person who asks for a new link has no account yet.
  if (isByFirm || (recordKind === 'invitations' && actor === recordName)) return 'person';
  if (actor === 'site') return 'site';
  return actor === 'nobody known' ? 'nobody' : 'office';
}

/** An entry as the firm may see it: people and networks of the office are hidden. */
function shownEntry(entry: Entry) {
  const side = sideOf(entry);
  const isPerson = side === 'person';
  return {
    ...entry,
    side,
    actor: isPerson ? entry.actor : null,
    actorName: isPerson ? entry.actorName : null,
    network: side === 'office' ? null : entry.network,
  };
}

const selectEntries = (db: Readable, firmId: string, choice: Choice) =>
  db
    .select()
    .from(auditLog)
    .where(isListed(db, firmId, choice))
    .orderBy(desc(auditLog.at), desc(auditLog.id));

/** A page of a firm's log, newest first, and the total number of matching entries. */
export async function listFirmLog(db: Readable, firmId: string, { page = 1, pageSize = 50, ...choice }: FirmLogFilter) {
  const rows = await selectEntries(db, firmId, choice)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows: rows.map(shownEntry), total: await db.$count(auditLog, isListed(db, firmId, choice)) };
}

/** The matching entries of a firm's log, newest first. */
export const listWholeFirmLog = async (db: Readable, firmId: string, choice: Choice) =>
  (await selectEntries(db, firmId, choice)).map(shownEntry);

import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { newAnswerAt } from '../../contact-messages/contact-message-list-queries.server.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { toDoStates } from '../../contact-messages/message-state.ts';
import type { RecordTable } from '../../core/records/record-kind.server.ts';
import { selectRows } from '../../core/records/record-queries.server.ts';
import { heroVideos } from '../../hero-videos/hero-video-table.server.ts';
import { mediaItems } from '../../media/media-item-table.server.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { isNotHeld, waitsForReport } from '../../orders/study-orders/study-order-queries.server.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { teamMembers } from '../../team/team-member-table.server.ts';

const maxWaitingOrders = 20;
const maxWaitingMessages = 5;
const maxPendingPrintOrders = 5;
/** In characters: more than fits into a line. */
const maxBeginning = 200;

const isToDo = inArray(contactMessages.state, [...toDoStates]);

/** Counts the records of each kind by one query, because the office asks for them after each change. */
export async function countRecords(db: Readable) {
  /** Counts all records of a table, and those that match each condition. */
  function counted<Name extends string>(table: RecordTable, parts: Record<Name, SQL | undefined>) {
    const wanted = Object.entries<SQL | undefined>({ total: undefined, ...parts });
    const counts = wanted.map(([name, where]) => [name, db.$count(table, and(isNull(table.deletedAt), where))]);
    return Object.fromEntries(counts) as Record<Name | 'total', SQL<number>>;
  }
  const currentEdition = db
    .select({ title: studies.title })
    .from(studies)
    .where(and(eq(studies.isCurrentEdition, true), isNull(studies.deletedAt)))
    .limit(1);
  const [counts] = await db
    .select({
      partners: counted(partners, { active: eq(partners.isActive, true) }),
      studies: { ...counted(studies, {}), currentEdition: sql<string | null>`(${currentEdition})` },
      media: counted(mediaItems, { articles: eq(mediaItems.type, 'article'), videos: eq(mediaItems.type, 'video') }),
      messages: counted(contactMessages, { unread: eq(contactMessages.isRead, false) }),
      printOrders: counted(printOrders, { pending: eq(printOrders.status, 'pending') }),
      studyOrders: counted(studyOrders, { pending: eq(studyOrders.status, 'pending'), waiting: waitsForReport }),
      teamMembers: counted(teamMembers, { active: eq(teamMembers.isActive, true) }),
      heroVideos: counted(heroVideos, { active: eq(heroVideos.isActive, true) }),
    })
    .from(sql`(select) as one_row`);
  return counts as NonNullable<typeof counts>;
}

const listNewest = <Table extends RecordTable>(db: Readable, table: Table, count: number) =>
  selectRows(db, table).where(isNull(table.deletedAt)).orderBy(desc(table.createdAt), desc(table.id)).limit(count);

export const listRecentMessages = (db: Readable) => listNewest(db, contactMessages, 3);
export const listRecentPrintOrders = (db: Readable) => listNewest(db, printOrders, 2);

export const countWaitingMessages = (db: Readable) =>
  db.$count(contactMessages, and(isToDo, isNull(contactMessages.deletedAt)));

/** The messages that have waited longest for an answer. */
export function listWaitingMessages(db: Readable) {
  return db
    .select({
      ...getTableColumns(contactMessages),
      beginning: sql<string>`left(ltrim(${contactMessages.message}, E' \\n\\r\\t'), ${maxBeginning})`,
      newAnswerAt,
    })
    .from(contactMessages)
    .where(and(isToDo, isNull(contactMessages.deletedAt)))
    .orderBy(asc(sql`coalesce(${newAnswerAt}, ${contactMessages.createdAt})`), asc(contactMessages.id))
    .limit(maxWaitingMessages);
}

/** The pending print orders that have waited longest. */
export function listPendingPrintOrders(db: Readable) {
  return db
    .select()
    .from(printOrders)
    .where(and(eq(printOrders.status, 'pending'), isNull(printOrders.deletedAt)))
    .orderBy(asc(printOrders.createdAt), asc(printOrders.id))
    .limit(maxPendingPrintOrders);
}

/** Study orders whose report has not been sent, the first due first. */
export function listWaitingStudyOrders(db: Readable) {
  return db
    .select({ ...getTableColumns(studyOrders), isHeld: sql<boolean>`not ${isNotHeld}` })
    .from(studyOrders)
    .where(and(waitsForReport, isNull(studyOrders.deletedAt)))
    .orderBy(asc(studyOrders.createdAt), asc(studyOrders.id))
    .limit(maxWaitingOrders);
}

/** Whether the report of a year is stored and delivered automatically. */
export async function readReportState(db: Readable, year: number) {
  const stored = await db
    .select({ deliversAutomatically: studies.deliversAutomatically })
    .from(studies)
    .where(and(eq(studies.year, year), isNull(studies.deletedAt), isNotNull(studies.reportFile)));
  return {
    year,
    hasReport: stored.length > 0,
    deliversAutomatically: stored.every(({ deliversAutomatically }) => deliversAutomatically),
  };
}

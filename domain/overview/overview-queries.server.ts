import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Readable } from '#platform/database.server.ts';
import { contactMessages } from '../contact-messages/contact-message-table.server.ts';
import { heroVideos } from '../hero-videos/hero-video-table.server.ts';
import { mediaItems } from '../media/media-item-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { printOrders } from '../print-orders/print-order-table.server.ts';
import { studies } from '../studies/study-table.server.ts';
import { waitingStatuses } from '../study-orders/delivery-deadline.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { teamMembers } from '../team/team-member-table.server.ts';

const recentMessages = 3;
const recentPrintOrders = 2;
const mostWaitingOrders = 20;

const isWaiting = and(isNull(studyOrders.deliveredAt), inArray(studyOrders.status, [...waitingStatuses]));

async function countOf<Name extends string>(
  db: Readable,
  table: PgTable & { deletedAt: AnyPgColumn },
  parts: Record<Name, ReturnType<typeof sql> | undefined>,
): Promise<Record<Name | 'total', number>> {
  const counted = Object.entries(parts).map(([name, condition]) => [
    name,
    sql<number>`count(*) filter (where ${condition})::int`,
  ]);
  const [row] = await db
    .select({ total: count(), ...Object.fromEntries(counted) })
    .from(table as PgTable)
    .where(isNull(table.deletedAt));
  return row as Record<Name | 'total', number>;
}

/** How many records there are of each kind, and how many of them ask for something. */
export async function countRecords(db: Readable) {
  const [current] = await db
    .select({ title: studies.title })
    .from(studies)
    .where(and(eq(studies.isCurrentEdition, true), isNull(studies.deletedAt)));
  return {
    partners: await countOf(db, partners, { active: sql`${partners.isActive}` }),
    studies: { ...(await countOf(db, studies, {})), currentEdition: current?.title ?? null },
    media: await countOf(db, mediaItems, {
      articles: sql`${mediaItems.type} = 'article'`,
      videos: sql`${mediaItems.type} = 'video'`,
    }),
    messages: await countOf(db, contactMessages, { unread: sql`not ${contactMessages.isRead}` }),
    printOrders: await countOf(db, printOrders, { pending: sql`${printOrders.status} = 'pending'` }),
    studyOrders: await countOf(db, studyOrders, {
      pending: sql`${studyOrders.status} = 'pending'`,
      waiting: sql`${isWaiting}`,
    }),
    teamMembers: await countOf(db, teamMembers, { active: sql`${teamMembers.isActive}` }),
    heroVideos: await countOf(db, heroVideos, { active: sql`${heroVideos.isActive}` }),
  };
}

export function listRecentMessages(db: Readable) {
  return db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.deletedAt))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(recentMessages);
}

export function listRecentPrintOrders(db: Readable) {
  return db
    .select()
    .from(printOrders)
    .where(isNull(printOrders.deletedAt))
    .orderBy(desc(printOrders.createdAt), desc(printOrders.id))
    .limit(recentPrintOrders);
}

/** Study orders whose report has not been sent, the one that is due first at the top. */
export function listWaitingStudyOrders(db: Readable) {
  return db
    .select()
    .from(studyOrders)
    .where(and(isWaiting, isNull(studyOrders.deletedAt)))
    .orderBy(asc(studyOrders.createdAt), asc(studyOrders.id))
    .limit(mostWaitingOrders);
}

import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { newsReleases } from '../../news/releases/news-release-table.server.ts';
import { newsSubscribers } from '../../news/subscribers/news-subscriber-table.server.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { user } from '../accounts/user-table.server.ts';
import { type MailRecordKind, mailKinds } from './mail-kinds.ts';
import { mailStatuses } from './mail-status.ts';

/** The record of one kind, so that the database knows it; made by the database itself. */
const recordOf = (kind: MailRecordKind) =>
  uuid().generatedAlwaysAs((): SQL => sql.raw(`case when record_kind = '${kind}' then record_id end`));

/** Every mail the site has promised to send. Stored in the transaction that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The record it speaks of: 'study-orders', 'accounts' and the like, and its id. */
    recordKind: text().$type<MailRecordKind>().notNull(),
    recordId: uuid().notNull(),
    studyOrderId: recordOf('study-orders').references(() => studyOrders.id, { onDelete: 'cascade' }),
    printOrderId: recordOf('print-orders').references(() => printOrders.id, { onDelete: 'cascade' }),
    contactMessageId: recordOf('contact-messages').references(() => contactMessages.id, { onDelete: 'cascade' }),
    newsSubscriberId: recordOf('news-subscribers').references(() => newsSubscribers.id, { onDelete: 'cascade' }),
    newsReleaseId: recordOf('news-releases').references(() => newsReleases.id, { onDelete: 'cascade' }),
    // Of an account's links none: no backup holds them, and a restored mail must not miss its link.
    userId: text()
      .generatedAlwaysAs((): SQL => sql.raw("case when record_kind = 'accounts' then record_id::text end"))
      .references(() => user.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** What the kind's template needs beyond the record itself. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
    /** The clock of the 72 hours; set anew by a resend. */
    waitingSince: instant().notNull().defaultNow(),
    /** Not before this moment; jobs of an earlier plan find it and do nothing. */
    nextTryAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('mails_by_status').on(table.status, table.createdAt.desc()),
    index('mails_of_study_order').on(table.studyOrderId),
    index('mails_of_print_order').on(table.printOrderId),
    index('mails_of_contact_message').on(table.contactMessageId),
    index('mails_of_user').on(table.userId),
    index('mails_of_news_subscriber').on(table.newsSubscriberId),
    index('mails_of_news_release').on(table.newsReleaseId),
    index('mails_by_record').on(table.recordKind, table.recordId),
    index('mails_next_news').on(table.nextTryAt, table.id).where(sql`kind = 'news' and status = 'waiting'`),
    // However often a release begins to go out, each address gets it once.
    uniqueIndex('mails_one_of_each_release').on(table.recordId, table.recipient).where(sql`kind = 'news'`),
    // However many processes look for orders to deliver, each is delivered by itself once.
    uniqueIndex('mails_one_automatic_delivery')
      .on(table.recordId)
      .where(sql`kind = 'report-delivery' and details ->> 'cause' = 'automatic' and status <> 'dropped'`),
  ],
);

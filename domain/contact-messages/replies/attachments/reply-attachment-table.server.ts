import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { contactMessages } from '../../contact-message-table.server.ts';
import { messageReplies } from '../message-reply-table.server.ts';

/** Files sent with replies. Library files are copied, so that a reply keeps what was sent. */
export const replyAttachments = pgTable(
  'reply_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    contactMessageId: ownedBy(() => contactMessages.id),
    /** null until the reply is sent. */
    replyId: uuid().references(() => messageReplies.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [index('reply_attachments_of_message').on(table.contactMessageId)],
);

/** Upload time of an attachment whose reply has not been sent; null once it is. */
export const unsentSince = sql`case when ${replyAttachments.replyId} is null then ${replyAttachments.createdAt} end`;

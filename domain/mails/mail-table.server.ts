import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/record-columns.server.ts';
import { type MailRecordKind, mailKinds } from './mail-kinds.ts';

export const mailStatuses = ['waiting', 'failed', 'sent'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Every mail the site has promised to send. Stored in the transaction that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The record it speaks of: 'study-orders', 'print-orders' or 'contact-messages', and its id. */
    recordKind: text().$type<MailRecordKind>().notNull(),
    recordId: uuid().notNull(),
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
    index('mails_by_record').on(table.recordKind, table.recordId),
  ],
);

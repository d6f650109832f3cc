import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

const count = () => integer().notNull().default(0);

/** How far the mailbox of IMAP_URL was read: the site's own bookmark, because flags in the mailbox belong to the office. */
export const mailboxes = pgTable('mailboxes', {
  /** Like 'team@imap.example.org:993/INBOX', without the password. */
  name: text().primaryKey(),
  /** UIDs are valid with this value only (RFC 3501); null before the first reading. */
  uidValidity: text(),
  /** The last mail that was read. */
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  /** End of the last complete reading. */
  readAt: instant(),
  /** Start of the current series of failures, its length and its last reason. */
  failingSince: instant(),
  failures: count(),
  lastError: text(),
  /** Earliest time of the next attempt after a failure. */
  nextTryAt: instant(),
  /** Numbers of mails since the first reading. */
  stored: count(),
  /** Mails that answer no reply, or were stored before. */
  leftAlone: count(),
  /** Mails of the site or the office themselves, and those beyond the limit per message and day. */
  loops: count(),
});

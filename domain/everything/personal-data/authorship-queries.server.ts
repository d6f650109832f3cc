import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Readable } from '#platform/database/database.server.ts';
import { messageReplies } from '../../contact-messages/replies/message-reply-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { contentVersions } from '../../editions/documents/content-document-table.server.ts';
import { orderFacts } from '../../orders/order-facts/order-fact-table.server.ts';
import { bankDismissals, bankImports } from '../../orders/payments/bank-transaction-table.server.ts';
import { reminders } from '../../orders/reminders/reminder-table.server.ts';

/** Compares addresses case-insensitively. */
export const isAddress = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`;

/** Places that name a person of the office as author, and how long they are kept. An erasure leaves them. */
export const authorships = [
  { what: 'entries of the audit log', author: auditLog.actor, term: 'for 12 months' },
  { what: 'entries in the accounts of orders', author: orderFacts.recordedBy, term: 'as long as the order' },
  { what: 'reminders', author: reminders.requestedBy, term: 'as long as the order' },
  { what: 'imports of bank files', author: bankImports.importedBy, term: 'as long as their payments' },
  { what: 'payments set aside', author: bankDismissals.recordedBy, term: 'as long as the payment' },
  { what: 'replies to messages', author: messageReplies.writtenBy, term: 'as long as the message' },
  { what: 'published versions', author: contentVersions.createdBy, term: 'for good: what was cited stays as it was' },
] as const;

/** Items of a kind that name a person as author. */
export interface Authorship {
  what: (typeof authorships)[number]['what'];
  term: string;
  count: number;
}

/** Counts the places that name the address as author; places without any are omitted. */
export async function listAuthorships(db: Readable, email: string): Promise<Authorship[]> {
  const counted: Authorship[] = [];
  for (const { what, author, term } of authorships) {
    const count = await db.$count(author.table, isAddress(author, email));
    if (count > 0) counted.push({ what, term, count });
  }
  return counted;
}

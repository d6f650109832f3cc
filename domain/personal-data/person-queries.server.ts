import { and, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Readable, Transaction } from '#platform/database.server.ts';
import { rateLimits } from '#platform/rate-limit-table.server.ts';
import { user } from '../administrators/administrator-table.server.ts';
import { auditLog } from '../audit/audit-log-table.server.ts';
import { contactMessages } from '../contact-messages/contact-message-table.server.ts';
import { mails } from '../mails/mail-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { printOrders } from '../print-orders/print-order-table.server.ts';
import { reportDownloads, studyOrders } from '../study-orders/study-order-table.server.ts';
import { teamMembers } from '../team/team-member-table.server.ts';

/** However an address was typed: upper and lower case are one. */
const is = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`;
const mentions = (column: PgColumn, email: string): SQL =>
  sql`position(${email.toLowerCase()} in lower(${column}::text)) > 0`;

/** Everything that is stored under an e-mail address, deleted records too. */
export async function readPerson(db: Readable, email: string) {
  const orders = await db.select().from(studyOrders).where(is(studyOrders.email, email));
  const prints = await db.select().from(printOrders).where(is(printOrders.email, email));
  const messages = await db.select().from(contactMessages).where(is(contactMessages.email, email));
  const records = [...orders, ...prints, ...messages].map(({ id }) => id);
  const ofRecords = records.length > 0 ? inArray(mails.recordId, records) : undefined;
  const ids = orders.map(({ id }) => id);
  return {
    contactMessages: messages,
    printOrders: prints,
    studyOrders: orders,
    mails: await db
      .select()
      .from(mails)
      .where(or(is(mails.recipient, email), ofRecords)),
    downloadLinks: ids.length
      ? await db
          .select({
            studyOrderId: reportDownloads.studyOrderId,
            createdAt: reportDownloads.createdAt,
            expiresAt: reportDownloads.expiresAt,
            downloadsLeft: reportDownloads.downloadsLeft,
          })
          .from(reportDownloads)
          .where(inArray(reportDownloads.studyOrderId, ids))
      : [],
    teamMembers: await db.select().from(teamMembers).where(is(teamMembers.email, email)),
    partners: await db.select().from(partners).where(is(partners.contactEmail, email)),
    administrators: await db.select({ id: user.id, email: user.email }).from(user).where(is(user.email, email)),
    auditEntries: await db.select().from(auditLog).where(is(auditLog.actor, email)),
  };
}

export type Person = Awaited<ReturnType<typeof readPerson>>;

async function remove(tx: Transaction, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}

/** Erases what no law keeps; the mails that are still owed for a kept order go on waiting. */
export async function erasePerson(tx: Transaction, email: string, person: Person): Promise<Record<string, number>> {
  const kept = person.studyOrders.map(({ id }) => id);
  const mailIds = person.mails.map(({ id }) => id);
  const { rowCount: notes } = await tx
    .update(studyOrders)
    .set({ notes: null })
    .where(and(is(studyOrders.email, email), sql`${studyOrders.notes} is not null`));
  const { rowCount: contacts } = await tx
    .update(partners)
    .set({ contactEmail: null })
    .where(is(partners.contactEmail, email));
  return {
    'contact messages': await remove(tx, contactMessages, is(contactMessages.email, email)),
    'print orders': await remove(tx, printOrders, is(printOrders.email, email)),
    'remarks on study orders': notes ?? 0,
    mails: mailIds.length
      ? await remove(
          tx,
          mails,
          and(
            inArray(mails.id, mailIds),
            kept.length ? or(ne(mails.status, 'waiting'), sql`${mails.recordId} not in ${kept}`) : undefined,
          ),
        )
      : 0,
    'team members': await remove(tx, teamMembers, is(teamMembers.email, email)),
    'contact addresses of partners': contacts ?? 0,
    'counters against spam': await remove(tx, rateLimits, mentions(rateLimits.key, email)),
  };
}

/** Where else the address stands in free text: records of others, which a person has to look at. */
export async function findMentions(db: Readable, email: string): Promise<string[]> {
  const places: [string, PgTable, PgColumn, SQL | undefined][] = [
    [
      'contact-messages',
      contactMessages,
      contactMessages.id,
      textOf(email, contactMessages.message, contactMessages.subject),
    ],
    ['print-orders', printOrders, printOrders.id, textOf(email, printOrders.organization, printOrders.street)],
    ['study-orders', studyOrders, studyOrders.id, textOf(email, studyOrders.billingAddress, studyOrders.notes)],
    ['partners', partners, partners.id, textOf(email, partners.description)],
    ['team-members', teamMembers, teamMembers.id, textOf(email, teamMembers.bio)],
  ];
  const found: string[] = [];
  for (const [kind, table, id, where] of places) {
    const rows = await db
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(where);
    found.push(...rows.map((row) => `${kind} ${row.id}`));
  }
  return found;
}

const textOf = (email: string, ...columns: PgColumn[]) => or(...columns.map((column) => mentions(column, email)));

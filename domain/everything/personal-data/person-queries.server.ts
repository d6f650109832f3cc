import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { removeJobsWithValue } from '#platform/jobs/job-queries.server.ts';
import { rateLimits } from '#platform/rate-limit-table.server.ts';
import {
  eraseIncomingMailsFrom,
  listAttachmentsOf,
  listIncomingMailsOf,
  listMessagesMentioning,
} from '../../contact-messages/incoming/incoming-person-queries.server.ts';
import { replyAttachments } from '../../contact-messages/replies/attachments/reply-attachment-table.server.ts';
import { messageReplies } from '../../contact-messages/replies/message-reply-table.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { columnOf } from '../../core/records/column-of.server.ts';
import { mentions } from '../../core/records/mention-queries.server.ts';
import { selectRows } from '../../core/records/record-queries.server.ts';
import { recipientKey } from '../../core/spam/submission-limits.server.ts';
import { contentVersions } from '../../editions/documents/content-document-table.server.ts';
import { listDocumentsMentioning } from '../../editions/documents/mentioned-address-queries.server.ts';
import { eraseProposalsWithAddress } from '../../entry-proposals/entry-proposal-queries.server.ts';
import { entryProposals } from '../../entry-proposals/entry-proposal-table.server.ts';
import { newsAskedAddresses } from '../../news/subscribers/news-subscriber-table.server.ts';
import { fingerprintOf } from '../../news/subscribers/news-token.server.ts';
import {
  eraseCorrectionsOf,
  listCorrectionsMentioning,
} from '../../orders/corrections/correction-proposal-queries.server.ts';
import { listRequestsMentioning } from '../../partner-files/file-request-queries.server.ts';
import { readSecret } from '../../people/user-queries.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { eraseFromPrivacyRequests, listPrivacyRequests } from '../privacy-requests/privacy-request-queries.server.ts';
import { privacyRequests } from '../privacy-requests/privacy-request-table.server.ts';
import { removeNamesOfDeleted } from '../retention/audit-name-queries.server.ts';
import { readAccountData } from './account-data-queries.server.ts';
import { isAddress, listAuthorships } from './authorship-queries.server.ts';
import { readOrderData } from './order-data-queries.server.ts';

/** The kinds with personal data, with the column of the person's address. */
const personalKinds = recordKinds.flatMap(({ personalData, ...kind }) =>
  personalData ? { ...kind, ...personalData, address: columnOf(kind.table, personalData.email) } : [],
);

const isAsked = async (db: Readable, email: string) =>
  eq(newsAskedAddresses.fingerprint, fingerprintOf((await readSecret(db, 'news')) ?? '', email));

/** All data stored under an email address, including deleted records. */
export async function readPerson(db: Readable, email: string) {
  const records = [];
  for (const { name, table, exportedAs, address, emptied } of personalKinds) {
    const rows = await selectRows(db, table).where(isAddress(address, email));
    records.push({ name, exportedAs, rows, ids: rows.map(({ id }) => String(id)), isEmptied: emptied !== undefined });
  }
  const ids = records.flatMap((kind) => kind.ids);
  return {
    records,
    mails: await db
      .select()
      .from(mails)
      .where(or(isAddress(mails.recipient, email), inArray(mails.recordId, ids))),
    messageReplies: await db
      .select(pickColumns(messageReplies, 'createdAt', 'text'))
      .from(messageReplies)
      .where(inArray(messageReplies.contactMessageId, ids)),
    incomingMails: await listIncomingMailsOf(db, email, ids),
    incomingAttachments: await listAttachmentsOf(db, email, ids),
    replyAttachments: await db
      .select(pickColumns(replyAttachments, 'fileName', 'content'))
      .from(replyAttachments)
      .where(inArray(replyAttachments.contactMessageId, ids)),
    ...(await readOrderData(db, email)),
    ...(await readAccountData(db, email)),
    contentVersions: await db
      .select(pickColumns(contentVersions, 'document', 'number', 'createdAt'))
      .from(contentVersions)
      .where(isAddress(contentVersions.createdBy, email)),
    newsAskedAddresses: await db
      .select(pickColumns(newsAskedAddresses, 'askedAt'))
      .from(newsAskedAddresses)
      .where(await isAsked(db, email)),
    privacyRequests: await listPrivacyRequests(db, isAddress(privacyRequests.email, email)),
    authorships: await listAuthorships(db, email),
    auditEntries: await db.select().from(auditLog).where(isAddress(auditLog.actor, email)),
  };
}

export type Person = Awaited<ReturnType<typeof readPerson>>;

/** Erases what no law keeps. Waiting and held mails of a kept order stay, because they are still to be sent. */
export async function erasePerson(tx: Transaction, email: string, person: Person): Promise<Record<string, number>> {
  const kept = person.studyOrders.map(({ id }) => id);
  const erased: Record<string, number> = {};
  const count = (what: string, { rowCount }: { rowCount: number | null }) => {
    erased[what] = rowCount ?? 0;
  };
  const isOwed = and(inArray(mails.status, ['waiting', 'held']), inArray(mails.recordId, kept));
  const ids = person.mails.map(({ id }) => id);
  count('mails', await tx.delete(mails).where(and(inArray(mails.id, ids), sql`not (${isOwed})`)));
  for (const { table, address, erasedAs, emptied } of personalKinds) {
    if (emptied) {
      const filled = Object.keys(emptied).map((name) => isNotNull(columnOf(table, name)));
      count(
        erasedAs,
        await tx
          .update(table)
          .set(emptied)
          .where(and(isAddress(address, email), or(...filled))),
      );
    } else count(erasedAs, await tx.delete(table).where(isAddress(address, email)));
  }
  erased['answers to replies'] = await eraseIncomingMailsFrom(tx, email);
  // Deactivated accounts are deleted; active ones stay, and the report says so.
  const isDeactivated = and(isAddress(user.email, email), isNotNull(user.deactivatedAt));
  count('deactivated accounts', await tx.delete(user).where(isDeactivated));
  erased['proposals of firms with the address'] = await eraseProposalsWithAddress(tx, email);
  erased['proposed corrections of invoices'] = await eraseCorrectionsOf(tx, kept);
  count('links to accounts', await tx.delete(accountLinks).where(isAddress(accountLinks.email, email)));
  erased['names in the audit log'] = await removeNamesOfDeleted(tx, recordKinds, {
    email,
    ids: [...person.records.flatMap(({ ids: ofKind }) => ofKind), ...person.accounts.map(({ id }) => id)],
  });
  count('requests about data', await eraseFromPrivacyRequests(tx, isAddress(privacyRequests.email, email)));
  count('traces of mails about news', await tx.delete(newsAskedAddresses).where(await isAsked(tx, email)));
  count('counters against spam', await tx.delete(rateLimits).where(eq(rateLimits.key, recipientKey(email))));
  erased['jobs of the last hour'] = await removeJobsWithValue(tx, email);
  return erased;
}

export interface Mention {
  kind: string;
  id: string;
}

/** Records and page texts whose text contains the address; a person has to review them. */
export async function findMentions(db: Readable, email: string): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const { name, table, personalData } of recordKinds) {
    // Every column counts, except the address that the record is stored under.
    const text = sql`(to_jsonb(${table}) - ${personalData ? toSnakeCase(personalData.email) : ''}::text)`;
    const rows = await selectRows(db, table).where(mentions(text, email));
    found.push(...rows.map(({ id }) => ({ kind: name, id: String(id) })));
  }
  found.push(...(await listDocumentsMentioning(db, email)).map((id) => ({ kind: 'content', id })));
  const add = (kind: string, rows: readonly { id: string }[]) => found.push(...rows.map(({ id }) => ({ kind, id })));
  add('study-orders', await listCorrectionsMentioning(db, email));
  add('file-requests', await listRequestsMentioning(db, email));
  add(
    'entry-proposals',
    await db
      .selectDistinct({ id: entryProposals.firmId })
      .from(entryProposals)
      .where(or(mentions(entryProposals.changes, email), mentions(entryProposals.reason, email))),
  );
  add(
    'contact-messages',
    await db
      .selectDistinct({ id: messageReplies.contactMessageId })
      .from(messageReplies)
      .where(mentions(messageReplies.text, email)),
  );
  add('contact-messages', await listMessagesMentioning(db, email));
  return found;
}

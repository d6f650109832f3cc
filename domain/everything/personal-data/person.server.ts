import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import { transactionOrDryRun } from '#platform/database/transaction-or-dry-run.server.ts';
import { zurichTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { textMentions } from '../../core/records/mention-queries.server.ts';
import { type DocumentContent, documentFileName } from '../../orders/invoices/document-content.ts';
import { drawDocument } from '../../orders/invoices/draw-document.server.ts';
import { isWaiting } from '../../orders/study-orders/delivery-deadline.ts';
import { erasureWords as words } from './erasure-words.ts';
import { erasePerson, findMentions, type Mention, type Person, readPerson } from './person-queries.server.ts';

type PersonServices = Pick<Services, 'db' | 'files' | 'settings'>;

interface PersonFile {
  name: string;
  contentType: string;
  base64: string;
}

/** Records are stored under the `exportedAs` of their kinds. */
export type PersonExport = Omit<Person, 'records' | 'invoices' | 'incomingAttachments' | 'replyAttachments'> & {
  email: string;
  exportedAt: string;
  /** Includes credit notes. */
  invoices: (PersonFile & { content: DocumentContent })[];
  /** Attachments of incoming mails; without content if rejected or still being checked. */
  incomingAttachments: { fileName: string; base64: string | null }[];
  replyAttachments: { fileName: string; base64: string }[];
  /** Mails stored as files because no mail server is set. */
  outboxFiles: PersonFile[];
  /** Other people's records whose text contains the address: 'partners ID'. */
  mentionedIn: string[];
} & { [exportedAs: string]: unknown };

/** Each record once. */
async function findMentionsByOthers(db: Readable, email: string, { records }: Person): Promise<Mention[]> {
  // A record that loses the person's fields keeps its texts.
  const own = new Set(records.flatMap(({ ids, isEmptied }) => (isEmptied ? [] : ids)));
  const mentioned = await findMentions(db, email);
  const others = mentioned.filter(({ id }) => !own.has(id)).map((mention) => [placeOf(mention), mention] as const);
  return [...new Map(others).values()];
}

/** 'partners ID' */
export const placeOf = ({ kind, id }: Mention): string => `${kind} ${id}`;

/** Exports all data of a person in a machine-readable form (Art. 25 and 28 DSG). */
export async function exportPerson(services: PersonServices, email: string): Promise<PersonExport> {
  const { db } = services;
  const person = await inSnapshot(db, (tx) => readPerson(tx, email));
  const invoices: PersonExport['invoices'] = [];
  for (const { pdf, content } of person.invoices) {
    const bytes = pdf ?? (await drawDocument(db, content)).pdf;
    invoices.push({
      name: documentFileName(content),
      contentType: 'application/pdf',
      base64: bytes.toString('base64'),
      content,
    });
  }
  const outboxFiles: PersonFile[] = [];
  for (const { file, bytes } of await findOutboxFiles(services, email, person)) {
    outboxFiles.push({ name: path.basename(file), contentType: 'message/rfc822', base64: bytes.toString('base64') });
  }
  const incomingAttachments = await readAttachments(services, person);
  const replyAttachments = person.replyAttachments.map(({ content, ...file }) => ({
    ...file,
    base64: content.toString('base64'),
  }));
  const { records, ...others } = person;
  const named = Object.fromEntries(records.map(({ exportedAs, rows }) => [exportedAs, rows]));
  const mentionedIn = (await findMentionsByOthers(db, email, person)).map(placeOf);
  const files = { invoices, incomingAttachments, replyAttachments, outboxFiles };
  return { email, exportedAt: new Date().toISOString(), ...named, ...others, ...files, mentionedIn };
}

async function readAttachments({ files }: PersonServices, { incomingAttachments }: Person) {
  const read = [];
  for (const { storedFile, ...attachment } of incomingAttachments) {
    const isStored = attachment.state === 'available' && storedFile !== null && (await files.exists(storedFile));
    const base64 = isStored ? Buffer.from(await files.getBytes(storedFile)).toString('base64') : null;
    read.push({ ...attachment, base64 });
  }
  return read;
}

export interface Erasure {
  /** Number of erased items (in a dry run: items to erase) by description. */
  erased: Record<string, number>;
  /** What is kept, each with its reason. */
  kept: string[];
  /** Other people's records whose text contains the address; a person has to review them. */
  mentions: Mention[];
}

interface ErasureOptions {
  dryRun?: boolean;
  /** For the audit log. */
  actor?: string;
}

/** Erases all data of a person, except what a law requires to be kept. The audit log gets an entry without the address. */
export async function eraseOnePerson(
  services: PersonServices,
  email: string,
  { dryRun = false, actor = 'script/person' }: ErasureOptions = {},
): Promise<Erasure> {
  const { person, outboxFiles, ...erasure } = await transactionOrDryRun(services.db, dryRun, async (tx) => {
    const person = await readPerson(tx, email);
    const outboxFiles = await findOutboxFiles(services, email, person);
    const mentions = await findMentionsByOthers(tx, email, person);
    const erased = { ...(await erasePerson(tx, email, person)), 'mail files of the outbox': outboxFiles.length };
    await recordAudit(tx, { actor, action: 'erase', recordKind: 'person', recordName: null });
    return { person, outboxFiles, erased, kept: keptByLaw(person), mentions };
  });
  if (!dryRun) {
    for (const { file } of outboxFiles) await rm(file, { force: true });
    for (const { storedFile } of person.incomingAttachments) if (storedFile) await services.files.delete(storedFile);
  }
  return erasure;
}

function keptByLaw(person: Person): string[] {
  const { studyOrders, mails, bankTransactions, accounts, authorships, privacyRequests } = person;
  const orders = new Set(studyOrders.map(({ id }) => id));
  const owedMails = mails.filter(
    ({ status, recordId }) => (status === 'waiting' || status === 'held') && orders.has(recordId),
  ).length;
  const openRequests = privacyRequests.filter(({ doneAt, kind }) => doneAt === null && kind !== 'erasure').length;
  return [
    ...studyOrders.map((order) =>
      words.studyOrder(order.orderNumber, zurichTime(order.createdAt).year + 10, isWaiting(order)),
    ),
    ...(owedMails > 0 ? [words.owedMails(owedMails)] : []),
    ...(bankTransactions.length > 0 ? [words.bankTransactions(bankTransactions.length)] : []),
    ...(accounts.some(({ deactivatedAt }) => deactivatedAt === null) ? [words.account] : []),
    ...(openRequests > 0 ? [words.openRequests(openRequests)] : []),
    ...authorships.map(words.authorship),
  ];
}

interface OutboxFile {
  file: string;
  bytes: Buffer;
}

/** Outbox files of the person's mails, or that contain the address. */
async function findOutboxFiles({ settings }: PersonServices, email: string, { mails }: Person): Promise<OutboxFile[]> {
  const directory = path.join(settings.dataDir, 'outbox');
  const ids = new Set(mails.map(({ id }) => id));
  const found: OutboxFile[] = [];
  const seen = new Set<string>();
  // Repeat until there are no new names: a mail being written is renamed at the end.
  for (let names = await namesIn(directory); names.length > 0; names = await namesIn(directory, seen)) {
    for (const name of names) {
      seen.add(name);
      const file = path.join(directory, name);
      const bytes = await readFile(file).catch((error) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!bytes) continue;
      const [, id = ''] = /([0-9a-f-]{36})\.eml$/.exec(name) ?? [];
      if (ids.has(id) || mailMentions(bytes, email)) found.push({ file, bytes });
    }
  }
  return found;
}

/** Whether a mail contains an address, also in quoted-printable, where a line may break inside it. */
function mailMentions(bytes: Buffer, email: string): boolean {
  const text = bytes.toString('latin1').replaceAll(/=\r?\n/g, '');
  const decoded = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return textMentions(text, email) || textMentions(decoded, email);
}

const namesIn = async (directory: string, without = new Set<string>()): Promise<string[]> =>
  (await readdir(directory).catch(() => [])).filter((name) => !without.has(name));

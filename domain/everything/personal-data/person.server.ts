import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from '#platform/database/database.server.ts';
import { zurichTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { type DocumentContent, documentFileName } from '../../orders/invoices/document-content.ts';
import { drawDocument } from '../../orders/invoices/draw-document.server.ts';
import { isWaiting } from '../../orders/study-orders/delivery-deadline.ts';
import { erasePerson, findMentions, type Person, readPerson } from './person-queries.server.ts';

type PersonServices = Pick<Services, 'db' | 'files' | 'settings'>;

/** A file of the export. */
interface PersonFile {
  name: string;
  contentType: string;
  base64: string;
}

/** Records are stored under the `exportedAs` of their kinds. */
export type PersonExport = Omit<Person, 'records' | 'invoices' | 'incomingAttachments'> & {
  email: string;
  exportedAt: string;
  /** Includes credit notes. */
  invoices: (PersonFile & { content: DocumentContent })[];
  /** Of mails that answer replies; without content if it was rejected or is still being checked. */
  incomingAttachments: { fileName: string; base64: string | null }[];
  /** Mails stored as files because no mail server is set. */
  outboxFiles: PersonFile[];
  /** Other people's records whose text contains the address: 'partners ID'. */
  mentionedIn: string[];
} & { [exportedAs: string]: unknown };

async function findMentionsByOthers(db: Readable, email: string, { records }: Person): Promise<string[]> {
  const own = new Set(records.flatMap(({ ids }) => ids));
  const mentioned = await findMentions(db, email);
  return [...new Set(mentioned.filter(({ id }) => !own.has(id)).map(({ kind, id }) => `${kind} ${id}`))];
}

/** Exports all data of a person in a machine-readable form (Art. 25 and 28 DSG). */
export async function exportPerson(services: PersonServices, email: string): Promise<PersonExport> {
  const { db } = services;
  const person = await db.transaction((tx) => readPerson(tx, email), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
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
  const { records, ...others } = person;
  const named = Object.fromEntries(records.map(({ exportedAs, rows }) => [exportedAs, rows]));
  const mentionedIn = await findMentionsByOthers(db, email, person);
  const files = { invoices, incomingAttachments, outboxFiles };
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
}

class DryRun extends Error {}

/**
 * Erases all data of a person, except where a law requires to keep it. The audit log gets an entry without the address. A dry
 * run does the same and rolls back.
 */
export async function eraseOnePerson(
  services: PersonServices,
  email: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Erasure> {
  const { db } = services;
  let erased: Record<string, number> = {};
  let outboxFiles: { file: string }[] = [];
  let attachments: string[] = [];
  const kept: string[] = [];
  await db
    .transaction(async (tx) => {
      const person = await readPerson(tx, email);
      outboxFiles = await findOutboxFiles(services, email, person);
      attachments = person.incomingAttachments.flatMap(({ storedFile }) => storedFile ?? []);
      const mentioned = await findMentionsByOthers(tx, email, person);
      erased = { ...(await erasePerson(tx, email, person)), 'mail files of the outbox': outboxFiles.length };
      kept.push(
        ...keptByLaw(person),
        ...mentioned.map((place) => `${place}: names the address in its text; please look at it`),
      );
      await recordAudit(tx, { actor: 'script/person', action: 'erase', recordKind: 'person', recordName: null });
      if (dryRun) throw new DryRun();
    })
    .catch((error) => {
      if (!(error instanceof DryRun)) throw error;
    });
  if (!dryRun) {
    for (const { file } of outboxFiles) await rm(file, { force: true });
    for (const key of attachments) await services.files.delete(key);
  }
  return { erased, kept };
}

function keptByLaw({ studyOrders, mails, bankTransactions, accounts, authorships }: Person): string[] {
  const kept = studyOrders.map((order) => {
    const until = zurichTime(order.createdAt).year + 10;
    const owed = isWaiting(order) ? '; its report is still to be sent, unless it is cancelled' : '';
    return `study order ${order.orderNumber} with its documents, payments and download links: accounts are kept for 10 years (Art. 958f OR), removed after 31 December ${until}${owed}`;
  });
  const orders = new Set(studyOrders.map(({ id }) => id));
  const owed = mails.filter(
    ({ status, recordId }) => (status === 'waiting' || status === 'held') && orders.has(recordId),
  ).length;
  if (owed > 0) kept.push(`${owed} mails of these orders that are still to be sent`);
  if (bankTransactions.length > 0) {
    kept.push(
      `${bankTransactions.length} payments of these orders, as reported by the bank: for 10 years like the accounts`,
    );
  }
  if (accounts.some(({ deactivatedAt }) => deactivatedAt === null))
    kept.push('the account they sign in with, which an administrator deactivates first');
  const authored = authorships.map(({ count, what, term }) => `${count} ${what}, by address alone, ${term}`);
  return [...kept, ...authored];
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
      const isNamed = bytes.toString('latin1').toLowerCase().includes(email.toLowerCase());
      if (ids.has(id) || isNamed) found.push({ file, bytes });
    }
  }
  return found;
}

const namesIn = async (directory: string, without = new Set<string>()): Promise<string[]> =>
  (await readdir(directory).catch(() => [])).filter((name) => !without.has(name));

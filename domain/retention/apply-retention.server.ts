import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '#platform/database.server.ts';
import { incomingFiles, listKeys } from '#platform/files.server.ts';
import type { JobKind } from '#platform/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { licensedFolder } from '../study-orders/licensed-report.server.ts';
import { invoiceKey } from '../study-orders/stored-invoice.server.ts';
import {
  countKept,
  emptySentMails,
  listUsedFiles,
  removeDeletedRecords,
  removeExpired,
  removeOldMessagesAndOrders,
  removeTraces,
} from './retention-queries.server.ts';

type RetentionServices = Pick<Services, 'db' | 'files' | 'settings'>;

export interface RetentionReport {
  /** What was removed (or would be) → how often. */
  removed: Record<string, number>;
  kept: Record<string, number>;
}

const day = 24 * 3_600_000;
/** A file may be there before the record that speaks of it: an upload in a form, an invoice on its way. */
const unusedFor = 30 * day;
/** A buyer's copy of the report is made a moment before its link. */
const unusedCopyFor = 3_600_000;
const brokenUploadFor = day;
const outboxKeptFor = 30 * day;

class DryRun extends Error {}

/** Every night. */
export const retentionJob: JobKind<object> = { name: 'retention', cron: '17 3 * * *' };

/**
 * Removes what has been kept long enough (terms: docs/operations.md). Rows go in one transaction, files after it: a run
 * that is cut short is completed by the next one. A dry run does the same and takes it back, so its figures are exact.
 * @param input.now the moment whose terms count
 */
export async function applyRetention(
  services: RetentionServices,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<RetentionReport> {
  const { db, files } = services;
  let report: RetentionReport = { removed: {}, kept: {} };
  let unused: string[] = [];
  const apply = async (tx: Transaction) => {
    const removed = {
      ...(await removeOldMessagesAndOrders(tx, now)),
      ...(await removeDeletedRecords(tx, now)),
      ...(await removeTraces(tx)),
      ...(await emptySentMails(tx, now)),
      ...(await removeExpired(tx, now)),
    };
    unused = await findUnusedFiles(tx, files, now);
    report = { removed: { ...removed, 'files that no record uses': unused.length }, kept: await countKept(tx, now) };
    if (dryRun) throw new DryRun();
  };
  await db.transaction(apply).catch((error) => {
    if (!(error instanceof DryRun)) throw error;
  });
  const { settings } = services;
  const sent = await findOldFiles(path.join(settings.dataDir, 'outbox'), now, outboxKeptFor);
  report.removed['mail files of the outbox after 30 days'] = sent.length;
  const broken = await findOldFiles(incomingFiles(settings), now, brokenUploadFor);
  report.removed['uploads that were broken off'] = broken.length;
  if (!dryRun) {
    for (const key of unused) await files.delete(key);
    for (const file of [...sent, ...broken]) await rm(file, { force: true });
  }
  return report;
}

async function findUnusedFiles(tx: Transaction, files: Services['files'], now: Date): Promise<string[]> {
  const { keys, orderNumbers } = await listUsedFiles(tx, now);
  const invoices = new Set([...orderNumbers].map(invoiceKey));
  const unused: string[] = [];
  for (const key of await listKeys(files)) {
    if (keys.has(key) || invoices.has(key)) continue;
    const { lastModified } = await files.getMetaData(key);
    const patience = key.startsWith(`${licensedFolder}/`) ? unusedCopyFor : unusedFor;
    if (now.getTime() - lastModified.getTime() > patience) unused.push(key);
  }
  return unused;
}

/** Files directly in a directory that were written longer ago than `keptFor` milliseconds. */
async function findOldFiles(directory: string, now: Date, keptFor: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const written = await stat(file).catch(() => undefined);
    if (written && now.getTime() - written.mtimeMs > keptFor) old.push(file);
  }
  return old;
}

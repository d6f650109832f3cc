import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { transactionOrDryRun } from '#platform/database/transaction-or-dry-run.server.ts';
import { dayMs, secondsOf } from '#platform/durations.ts';
import { incomingFiles, isUnfinishedFile, localFiles } from '#platform/files.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { mailContentsKept } from '../../core/mails/mail-terms.ts';
import { findUnusedFiles, listUsedFiles } from '../../core/stored-files/find-unused-files.server.ts';
import { fileFolders } from '../kinds/file-folders.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { removeNamesOfDeleted } from './audit-name-queries.server.ts';
import {
  countKept,
  emptySentMails,
  removeExpired,
  removeOldNews,
  removeOldRecords,
  setRetentionMoment,
} from './retention-queries.server.ts';

export interface RetentionReport {
  /** Number of removed items (in a dry run: items to remove) by description. */
  removed: Record<string, number>;
  kept: Record<string, number>;
}

const brokenUploadForMs = dayMs;
const outboxKeptForMs = secondsOf(mailContentsKept) * 1000;

export const retentionJob: JobKind<object> = { name: 'retention', cron: '17 3 * * *' };

/**
 * Removes data at the end of its retention term (docs/operations.md). Rows are removed in one transaction, files after it; an
 * interrupted run is completed by the next one.
 * @param input.now the time at which terms are evaluated
 */
export async function applyRetention(
  services: Pick<Services, 'db' | 'files' | 'settings'>,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<RetentionReport> {
  const { db, files } = services;
  const folders = fileFolders(recordKinds);
  const { used, ...report } = await transactionOrDryRun(db, dryRun, async (tx) => {
    await setRetentionMoment(tx, now);
    const removed: RetentionReport['removed'] = {
      ...(await removeOldRecords(tx, recordKinds, now)),
      ...(await emptySentMails(tx, now)),
      ...(await removeOldNews(tx, now)),
      ...(await removeExpired(tx, now)),
      'names in the audit log, of people who are gone': await removeNamesOfDeleted(tx, recordKinds),
    };
    const used = await listUsedFiles(tx, { kinds: recordKinds, folders }, now);
    return { used, removed, kept: await countKept(tx, now) };
  });
  const unused = await findUnusedFiles(files, folders, used, now);
  report.removed['files that no record uses'] = unused.length;
  const { settings } = services;
  const sent = await findOldFiles(path.join(settings.dataDir, 'outbox'), now, outboxKeptForMs);
  report.removed[`mail files of the outbox after ${mailContentsKept}`] = sent.length;
  const broken = await findOldFiles(incomingFiles(settings), now, brokenUploadForMs);
  for (const { name } of folders) {
    const old = await findOldFiles(path.join(localFiles(settings), name), now, brokenUploadForMs);
    broken.push(...old.filter(isUnfinishedFile));
  }
  report.removed['uploads that were broken off'] = broken.length;
  if (!dryRun) {
    for (const key of unused) await files.delete(key);
    for (const file of [...sent, ...broken]) await rm(file, { force: true });
  }
  return report;
}

/** Files in a directory, not in its subdirectories, that are older than `keptForMs`. */
async function findOldFiles(directory: string, now: Date, keptForMs: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const written = await stat(file).catch(() => undefined);
    if (written?.isFile() && now.getTime() - written.mtimeMs > keptForMs) old.push(file);
  }
  return old;
}

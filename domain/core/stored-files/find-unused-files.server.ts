import type { Transaction } from '#platform/database/database.server.ts';
import { listKeys } from '#platform/files.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type FileFolder, isOwnFile } from '../records/file-folder.server.ts';
import type { RecordKind } from '../records/record-kind.server.ts';
import { listNamedFiles } from './stored-file-queries.server.ts';

export async function listUsedFiles(
  tx: Transaction,
  { kinds, folders }: { kinds: readonly RecordKind[]; folders: readonly FileFolder[] },
  now: Date,
): Promise<Set<string>> {
  const used = new Set(await listNamedFiles(tx, kinds));
  for (const { listUsed } of folders) for (const key of (await listUsed?.(tx, now)) ?? []) used.add(key);
  return used;
}

/**
 * Keys of files that have been unused for their folder's time. Only the site's own files in its own folders, because a bucket
 * may also have files of others. Run it outside a transaction: reading the age of each file in a bucket takes long.
 */
export async function findUnusedFiles(
  files: Services['files'],
  folders: readonly FileFolder[],
  used: Set<string>,
  now: Date,
): Promise<string[]> {
  const unused: string[] = [];
  for (const folder of folders) {
    for (const key of await listKeys(files, folder.name)) {
      if (used.has(key) || !isOwnFile(folder, key)) continue;
      const { lastModified } = await files.getMetaData(key);
      if (now.getTime() - lastModified.getTime() > folder.unusedForMs) unused.push(key);
    }
  }
  return unused;
}

/**
 * script/restore FILE: restores a backup of this or an older version into an empty installation, embedded or
 * DATABASE_URL.
 */
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { requeueRestoredMails } from '#domain/core/mails/mail-queries.server.ts';
import { tablesWithoutBackup } from '#domain/everything/stored-tables/stored-tables.server.ts';
import type { Manifest } from '#platform/backup/archive-format.server.ts';
import { fillTables, requireEmptyDatabase } from '#platform/backup/backup-database.server.ts';
import { openArchiveFile } from '#platform/backup/backup-encryption.server.ts';
import { readArchive, verifyArchive } from '#platform/backup/read-archive.server.ts';
import { knowsMigrations, migrate } from '#platform/database/migrate.server.ts';
import { listKeys } from '#platform/files.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { callersFile, type Installation, runCommand, UsageError, withInstallation } from './command.ts';

/**
 * Warning about an archive that is not encrypted although a password is set, or was encrypted by an earlier release.
 */
const notAuthenticated =
  'This backup is not authenticated: it is whole, but nothing proves that nobody changed it. Make a new one.';
const filesFolder = 'files/';
const tableEntry = /^database\/(\w+)\.copy$/;

/**
 * Existing files must belong to the backup, left by an interrupted restore or kept while moving to
 * another database: the invoice of another order must never be sent under a reused number.
 */
async function requireEmptyFiles({ files }: Installation, { entries }: Manifest): Promise<void> {
  const own = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  for (const key of await listKeys(files)) {
    const expected = own.get(`${filesFolder}${key}`);
    if (expected === undefined || (await files.getMetaData(key)).contentLength !== expected) {
      throw new StartFailure(
        `The file store is not empty (${key} is not part of this backup). A backup is restored into an empty installation only. Nothing was changed.`,
      );
    }
  }
}

async function restoreFiles({ files, settings }: Installation, file: string): Promise<number> {
  let restored = 0;
  for await (const { name, content } of readArchive(file, settings.backupPassword)) {
    if (!name.startsWith(filesFolder)) content.resume();
    else {
      await files.put(name.slice(filesFolder.length), await buffer(content));
      restored += 1;
    }
  }
  return restored;
}

async function restoreTables({ address, settings }: Installation, file: string, { database }: Manifest) {
  let restored = 0;
  await fillTables(address, async (copyFrom) => {
    for await (const { name, content } of readArchive(file, settings.backupPassword)) {
      const table = database.tables.find(({ name: known }) => known === tableEntry.exec(name)?.[1]);
      if (!table || tablesWithoutBackup.includes(table.name)) content.resume();
      else {
        const rows = await copyFrom(table, content);
        if (rows !== table.rows) throw new Error(`${name}: ${rows} of ${table.rows} rows were restored`);
        restored += rows;
      }
    }
    return database.tables.some(({ name }) => name === 'mails') ? [requeueRestoredMails] : [];
  });
  return restored;
}

async function restore(file: string): Promise<void> {
  const started = Date.now();
  const { backupPassword } = readSettings(process.env);
  const { manifest, isAuthenticated } = await verifyArchive(file, backupPassword);
  const { migrations } = manifest.database;
  if (!knowsMigrations(migrations)) {
    throw new StartFailure(
      `${file} was made by version ${manifest.version}, which is newer than this one or of another line. Restore it with that version. Nothing was changed.`,
    );
  }
  await withInstallation(
    async (installation) => {
      const { address, log } = installation;
      await requireEmptyDatabase(address, migrations);
      await requireEmptyFiles(installation, manifest);
      const files = await restoreFiles(installation, file);
      // Creates the tables of the backup's version; later migrations then change the rows as an upgrade would.
      await migrate({ address, log, through: Math.max(...migrations.map(({ when }) => when)) });
      const rows = await restoreTables(installation, file, manifest);
      await migrate({ address, log });
      if (backupPassword !== undefined && !isAuthenticated) process.stdout.write(`${notAuthenticated}\n`);
      process.stdout.write(
        `${file} (version ${manifest.version}, ${manifest.madeAt}): ${rows} rows and ${files} files restored in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
      );
    },
    { isNew: true },
  );
}

/** Writes the archive as a plain tar file, after verifying every byte of it. */
async function decrypt(file: string, to: string): Promise<void> {
  const { backupPassword } = readSettings(process.env);
  await verifyArchive(file, backupPassword);
  const { read } = await openArchiveFile(file, backupPassword);
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  await pipeline(read(), target).catch((error) => {
    throw error instanceof StartFailure ? error : new StartFailure(`${to} can't be written: ${error.message}`);
  });
  process.stdout.write(`${to}: not encrypted, keep it from others\n`);
}

const options = { 'decrypt-to': { type: 'string' } } as const;

await runCommand(
  'script/restore [--decrypt-to TAR] FILE',
  options,
  async ({ positionals: [file, ...more], values }) => {
    if (!file || more.length > 0) throw new UsageError();
    const to = values['decrypt-to'];
    await (to === undefined ? restore(callersFile(file)) : decrypt(callersFile(file), callersFile(to)));
  },
);

/** script/backup FILE: archives a snapshot of database and files, also while the server runs. */
import { type FileHandle, open, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { insertBackup } from '#domain/backups/backup-queries.server.ts';
import { tablesWithoutBackup } from '#domain/everything/stored-tables/stored-tables.server.ts';
import { licensedFolder } from '#domain/orders/report-delivery/licensed-report.server.ts';
import { reportFilesQuery } from '#domain/studies/report-queries.server.ts';
import { readSnapshot, type Snapshot } from '#platform/backup/backup-database.server.ts';
import { type ArchiveWriter, writeArchive } from '#platform/backup/write-archive.server.ts';
import { codeOf } from '#platform/error-code.ts';
import { listKeys } from '#platform/files.server.ts';
import { projectVersion } from '#platform/installation/project-root.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import type { Services } from '#platform/services.server.ts';
import { callersFile, cannotWriteTo, type Installation, runCommand, UsageError, withInstallation } from './command.ts';

/** A report was replaced while it was being copied, and the backup starts over with the new one; or a file is lost. */
class FileGone extends StartFailure {
  constructor(key: string) {
    super(
      `${key} is missing in the file store. Upload it again in the admin area, or restore it from an earlier backup.`,
    );
  }
}

const triesAtMost = 5;

/**
 * Files are read after the snapshot and never change, so all files of the snapshot still exist, except a report that
 * was replaced in between.
 */
async function addFiles(archive: ArchiveWriter, files: Services['files'], snapshot: Snapshot): Promise<number> {
  // Buyers' copies are regenerated on request.
  const keys = (await listKeys(files)).filter((key) => !key.startsWith(`${licensedFolder}/`));
  const missing = (await snapshot.values(reportFilesQuery)).filter((key) => !keys.includes(key));
  if (missing[0] !== undefined) throw new FileGone(missing[0]);
  let added = 0;
  for (const key of keys) {
    const bytes = await files.getBytes(key).catch(async (error) => {
      if (await files.exists(key)) throw error;
      return undefined;
    });
    if (!bytes) throw new FileGone(key);
    await archive.add(`files/${key}`, Buffer.from(bytes));
    added += 1;
  }
  return added;
}

/** The list 'Before the first visitor' requires a backup from the last week. */
async function recordBackup({ connect, log }: Installation, backup: Parameters<typeof insertBackup>[1]): Promise<void> {
  await insertBackup(connect().db, backup).catch((error) =>
    log.warn(`The backup is complete, but could not be recorded for the admin area: ${reasonOf(error)}`),
  );
}

/** Opens a file for the rows of a table; without a name, so that a killed backup leaves none. */
async function openSpool(beside: string): Promise<FileHandle> {
  const place = `${beside}.rows-${process.pid}`;
  const spool = await open(place, 'wx+', 0o600).catch(cannotWriteTo(path.dirname(beside)));
  await unlink(place);
  return spool;
}

async function backUp(file: string): Promise<void> {
  await withInstallation(async (installation) => {
    const { address, files, settings } = installation;
    const { backupPassword, dataDir } = settings;
    const started = Date.now();
    // For an encrypted backup the plain rows have to be where the database is.
    const spoolBeside = backupPassword === undefined ? file : path.join(dataDir, 'backup');
    let fileCount = 0;
    const write = () =>
      writeArchive(
        file,
        (archive) =>
          readSnapshot(address, async (snapshot) => {
            const madeAt = new Date().toISOString();
            const tables = [];
            for (const table of snapshot.tables) {
              if (tablesWithoutBackup.includes(table.name)) continue;
              const spool = await openSpool(spoolBeside);
              try {
                const rows = await snapshot.copyTo(table, spool);
                await archive.add(`database/${table.name}.copy`, spool);
                tables.push({ ...table, rows });
              } finally {
                await spool.close();
              }
            }
            fileCount = await addFiles(archive, files, snapshot);
            const { server, migrations } = snapshot;
            return { version: projectVersion, madeAt, database: { server, migrations, tables } };
          }),
        backupPassword,
      );
    for (let tries = 1; ; tries++) {
      try {
        const { manifest, bytes } = await write();
        const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
        const isEncrypted = backupPassword !== undefined;
        process.stdout.write(
          `${file}: ${rows} rows of ${manifest.database.tables.length} tables, ${fileCount} files, ${bytes} bytes, ${isEncrypted ? 'encrypted' : 'not encrypted'}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
        );
        await recordBackup(installation, { madeAt: new Date(manifest.madeAt), bytes, isEncrypted });
        return;
      } catch (error) {
        if (codeOf(error) === 'ENOSPC') throw new StartFailure(`${file} can't be written: the disk is full.`);
        if (!(error instanceof FileGone) || tries === triesAtMost) throw error;
      }
    }
  });
}

await runCommand('script/backup FILE', {}, async ({ positionals: [file, ...more] }) => {
  if (!file || more.length > 0) throw new UsageError();
  const target = callersFile(file);
  if ((await stat(target).catch(() => undefined))?.isDirectory()) throw new StartFailure(`${target} is a directory.`);
  await backUp(target);
});

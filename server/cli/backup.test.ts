import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { findLastBackup } from '#domain/backups/backup-queries.server.ts';
import { root, runCli } from '#tests/built-server/built-server.ts';
import { startS3 } from '#tests/made-up/s3-server.ts';
import { createTestDatabase, testDatabase, urlOf } from '#tests/test-database.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { whileLocked } from '#tests/while-locked.ts';

const directory = await testDirectory();
const database = await testDatabase();
const s3 = await startS3(path.join(directory, 's3'));
afterAll(() => s3.stop());

test('a backup of an external database and an S3 service is recorded for the admin area', async () => {
  const { db, pool } = database;
  const begun = new Date();
  const backUp = (name: string) =>
    runCli('backup', [path.join(directory, name)], {
      DATA_DIR: path.join(directory, 'data'),
      DATABASE_URL: urlOf(database.address),
      FILES_URL: s3.filesUrl.href,
    });
  expect(await findLastBackup(db)).toBeNull();
  const { status, out, errorOutput } = await backUp('first.tar');
  expect([status, errorOutput], out).toEqual([0, '']);
  expect(out).toContain(' bytes, not encrypted, ');
  expect((await findLastBackup(db))?.getTime()).toBeGreaterThanOrEqual(begun.getTime());

  // Older versions lack this table: the backup before an upgrade is complete without it.
  await pool.query('drop table backups');
  const unknown = await backUp('second.tar');
  expect([unknown.status, unknown.errorOutput]).toEqual([
    0,
    expect.stringContaining('could not be recorded for the admin area'),
  ]);
});

test('an encrypted backup with a changed byte is refused before anything is restored; an intact one is decrypted to a tar', async () => {
  const file = path.join(directory, 'encrypted.tar');
  const secret = { BACKUP_PASSWORD: 'drei-rote-Tassen-und-eine-blaue' };
  const source = { DATA_DIR: path.join(directory, 'data'), DATABASE_URL: urlOf(database.address) };
  const made = await runCli('backup', [file], { ...source, FILES_URL: s3.filesUrl.href, ...secret });
  expect(made.status, made.errorOutput).toBe(0);
  expect(made.out).toContain(' bytes, encrypted, ');

  const opened = path.join(directory, 'opened.tar');
  const untouched = path.join(directory, 'untouched');
  const decrypted = await runCli('restore', ['--decrypt-to', opened, file], { DATA_DIR: untouched, ...secret });
  expect(decrypted.status, decrypted.errorOutput).toBe(0);
  expect((await readFile(opened)).toString('latin1', 257, 262)).toBe('ustar');

  const whole = await readFile(file);
  whole[whole.length - 40_000] = (whole[whole.length - 40_000] as number) ^ 1;
  await writeFile(file, whole);
  const refused = await runCli('restore', [file], { DATA_DIR: untouched, ...secret });
  expect([refused.status, refused.errorOutput]).toEqual([1, expect.stringMatching(/was changed.*Nothing was changed/)]);
  expect(existsSync(untouched)).toBe(false);
});

test.each([{ BACKUP_PASSWORD: '' }, { BACKUP_PASSWORD: 'drei-rote-Tassen-und-eine-blaue' }])(
  'a backup leaves no plain rows, should it be killed: %o',
  async (secret) => {
    const dataDir = path.join(directory, 'data');
    const source = { DATA_DIR: dataDir, DATABASE_URL: urlOf(database.address), ...secret };
    const files: string[] = [];
    const [status] = await whileLocked(
      database,
      (client) => client.query('lock table study_orders in access exclusive mode'),
      async () => (await runCli('backup', [path.join(directory, 'killed.tar')], source)).status,
      async () => files.push(...(await readdir(directory)), ...(await readdir(dataDir))),
    );
    expect(files.filter((name) => /^(killed\.tar|backup)\./.test(name))).toEqual([
      expect.stringMatching(/^killed\.tar\.unfinished-\d+$/),
    ]);
    expect(status).toBe(0);
  },
);

test('a backup that the disk has no room for says so and leaves nothing', async () => {
  const file = path.join(directory, 'too-large.tar');
  // The largest file that the process may write, in place of a full disk.
  const limited = `trap '' XFSZ; ulimit -f 20; exec "$0" server/cli/backup.ts "$1"`;
  const env = { ...process.env, DATA_DIR: path.join(directory, 'data'), DATABASE_URL: urlOf(database.address) };
  const ran = await promisify(execFile)('sh', ['-c', limited, process.execPath, file], { cwd: root, env }).catch(
    (error) => error,
  );
  expect([ran.code, ran.stderr]).toEqual([1, `${file} can't be written: EFBIG: file too large, write\n`]);
  expect((await readdir(directory)).filter((name) => name.startsWith('too-large'))).toEqual([]);
});

test('a backup without a report that the file store has lost is refused, and the report is named', async () => {
  const { pool } = database;
  await pool.query("insert into studies (title, year, report_file) values ('Musterstudie', 2020, 'reports/lost.pdf')");
  onTestFinished(() => void pool.query('delete from studies'));
  const { status, errorOutput } = await runCli('backup', [path.join(directory, 'without-report.tar')], {
    DATA_DIR: path.join(directory, 'data'),
    DATABASE_URL: urlOf(database.address),
  });
  expect([status, errorOutput]).toEqual([
    1,
    expect.stringMatching(/^reports\/lost\.pdf is missing in the file store\. Upload it again/),
  ]);
});

describe('changes nothing and says so:', () => {
  const missing = path.join(directory, 'missing');

  test.each([
    ['backup', [path.join(directory, 'none.tar')]],
    ['retention', ['--dry-run']],
    ['export-edition', ['2024', directory]],
  ])('%s without an installation', async (name, args) => {
    const { status, errorOutput } = await runCli(name, args, { DATA_DIR: missing });
    expect([status, errorOutput]).toEqual([1, expect.stringContaining('There is no installation in DATA_DIR')]);
    expect(existsSync(missing)).toBe(false);
  });

  test.each([
    ['backup', [path.join(directory, 'none.tar')]],
    ['verify-documents', []],
  ])('%s while DATABASE_URL can’t be used, or names an empty database', async (name, args) => {
    const run = (DATABASE_URL: string) => runCli(name, args, { DATA_DIR: missing, DATABASE_URL });
    const away = await run('postgresql://nobody@127.0.0.1:1/nothing');
    const reason =
      "The database of DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1. Nothing was changed.\n";
    expect([away.status, away.errorOutput]).toEqual([1, reason]);

    const empty = await createTestDatabase({ template: 'template0' });
    onTestFinished(() => empty.drop());
    const { status, errorOutput } = await run(urlOf(empty.address));
    expect([status, errorOutput]).toEqual([1, 'There is no installation in the database. Nothing was changed.\n']);
  });

  test('a restore of a file that isn’t there', async () => {
    const { status, errorOutput } = await runCli('restore', ['/nowhere/backup.tar'], { DATA_DIR: missing });
    expect([status, errorOutput]).toEqual([1, "/nowhere/backup.tar can't be read (ENOENT).\n"]);
  });

  test('a backup into a directory', async () => {
    const { status, errorOutput } = await runCli('backup', [directory], { DATA_DIR: missing });
    expect([status, errorOutput]).toEqual([1, `${directory} is a directory.\n`]);
  });
});

test('a command says how it is used', async () => {
  const { status, out } = await runCli('retention', ['--help'], {});
  expect([status, out]).toEqual([0, 'usage: script/retention [--dry-run] [--now ISO-TIME]\n']);
});

test.each(['gestern', '1.2.2028', '2028', '2028-13-01'])('retention refuses %s as a time', async (time) => {
  const { status, errorOutput } = await runCli('retention', ['--dry-run', '--now', time], {});
  expect([status, errorOutput]).toEqual([2, 'usage: script/retention [--dry-run] [--now ISO-TIME]\n']);
});

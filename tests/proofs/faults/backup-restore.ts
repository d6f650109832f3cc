/**
 * Backups while orders arrive: each is consistent or refused, and restoring one into an empty installation makes a
 * working site.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { edition } from '#content/built-in-editions.ts';
import { packageAddress } from '#domain/insights/insight-files.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import type { Manifest } from '#platform/backup/archive-format.server.ts';
import { readArchive, verifyArchive } from '#platform/backup/read-archive.server.ts';
import { publishChangeAs, signIn } from '../../built-server/administer.ts';
import { freshDirectory, runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { keepBusy, request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { sampleMessage } from '../../made-up/sample-input.ts';
import { withHealthFigure } from '../../publish-change.ts';

/** The rows of a table in an archive, by column; text stays as COPY writes it. */
async function rowsOf(file: string, { database }: Manifest, table: string): Promise<Record<string, string>[]> {
  const columns = database.tables.find(({ name }) => name === table)?.columns ?? [];
  for await (const { name, content } of readArchive(file)) {
    const read = await text(content);
    if (name !== `database/${table}.copy`) continue;
    const lines = read.split('\n').filter(Boolean);
    return lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value])));
  }
  return [];
}

/** What a command reports, without the path of the file. */
const withoutPath = (output: string) => output.trim().replace(/^.*?: /, '');

const year = String(edition.facts.year);

/** Packages of the edition, as script/export-edition writes them. */
async function exportPackages(dataDir: string, ...options: string[]): Promise<Buffer[]> {
  const folder = freshDirectory();
  const { status, errorOutput } = await runCli('export-edition', [year, folder, ...options], { DATA_DIR: dataDir });
  if (status !== 0) throw new Error(errorOutput);
  return readdirSync(folder).map((file) => readFileSync(path.join(folder, file)));
}

/** Corrects a figure of the edition, and waits for the package of the new version. */
async function correctPackage(url: string, before: Buffer): Promise<Buffer> {
  const administer = await signIn(url);
  const correction = { note: 'Wert der Krankenversicherungen berichtigt.' };
  await publishChangeAs(administer, `edition-${year}`, withHealthFigure(5.55), correction);
  return eventually(async () => {
    const made = await request(url + packageAddress(edition.facts.year));
    return made.status === 200 && !made.body.equals(before) && made.body;
  }, 240_000);
}

const offersPackage = async (url: string) =>
  (await request(`${url}/media`)).body.includes(`href="${packageAddress(edition.facts.year)}"`);

/** A package whose server is killed while it is made is made at the next start, although nobody requests it. */
async function provePackageAfterKill(report: Report): Promise<void> {
  const dataDir = freshDirectory();
  const killed = await startBuiltServer(dataDir);
  await request(killed.url + packageAddress(edition.facts.year));
  await sleep(5_000);
  await killed.kill('node');
  await using next = await startBuiltServer(dataDir);
  const begun = performance.now();
  await eventually(() => offersPackage(next.url), 240_000);
  report.figure('seconds from the start until the package is offered', ((performance.now() - begun) / 1000).toFixed(0));
}

/** The package of a new installation is being made, and then offered. */
async function provePackage(report: Report, url: string): Promise<Buffer> {
  const address = packageAddress(edition.facts.year);
  const isOffered = () => offersPackage(url);
  const first = await request(url + address);
  const isSaid = first.status === 503 && Number(first.headers['retry-after']) <= 5 && !(await isOffered());
  report.check('a package that is being made: 503 with Retry-After, not offered on /media', isSaid, first.status);
  report.bound('its first answer, ms (at most 5000)', first.milliseconds <= 5_000, Math.round(first.milliseconds));
  const begun = performance.now();
  await eventually(isOffered, 120_000);
  report.figure('seconds until it is made', ((performance.now() - begun) / 1000).toFixed(1));
  const made = await request(url + address);
  report.check('a finished package is offered and sent', made.status === 200, `${made.body.length} bytes`);
  return made.body;
}

interface Backup {
  file: string;
  begun: number;
}
interface Acknowledged {
  id: string;
  at: number;
}

/** Makes backups while orders and messages arrive. @returns the backups, and the orders that were acknowledged */
async function backUpUnderLoad(report: Report, url: string, dataDir: string, place: string, count: number) {
  const acknowledged: Acknowledged[] = [];
  let failures = 0;
  const load = [
    keepBusy(4, async () => {
      const answer = await request(`${url}/api/study-orders`, { json: sampleStudyOrder });
      if (answer.status === 201) acknowledged.push({ id: answer.json.id, at: Date.now() });
      else failures += 1;
      await sleep(10);
    }),
    keepBusy(1, async () => {
      if ((await request(`${url}/api/contact-messages`, { json: sampleMessage })).status !== 201) failures += 1;
      await sleep(20);
    }),
  ];
  await sleep(1_500);
  const backups: Backup[] = [];
  for (let index = 0; index < count; index++) {
    const file = path.join(place, `backup-${index}.tar`);
    const begun = Date.now();
    const { status, out, errorOutput } = await runCli('backup', [file], { DATA_DIR: dataDir });
    if (status !== 0) throw new Error(errorOutput);
    if (index === count - 1) report.figure('the last backup', withoutPath(out));
    backups.push({ file, begun });
  }
  for (const client of load) await client.stop();
  report.equal('orders and messages refused during the backups', failures, 0);
  return { backups, acknowledged };
}

async function proveConsistent(report: Report, backups: Backup[], acknowledged: Acknowledged[]): Promise<void> {
  let torn = 0;
  let missing = 0;
  for (const { file, begun } of backups) {
    const { manifest } = await verifyArchive(file);
    const orders = await rowsOf(file, manifest, 'study_orders');
    const mails = await rowsOf(file, manifest, 'mails');
    const numbers = await rowsOf(file, manifest, 'invoice_numbers');
    const perOrder = Map.groupBy(mails, ({ record_id }) => record_id ?? '');
    torn += orders.filter(({ id }) => perOrder.get(id ?? '')?.length !== 2).length;
    if (Number(numbers[0]?.last_number) !== orders.length) torn += 1;
    const held = new Set(orders.map(({ id }) => id));
    missing += acknowledged.filter(({ id, at }) => at < begun && !held.has(id)).length;
  }
  report.equal('backups with orders without mails, or a wrong last number', torn, 0);
  report.equal('orders acknowledged before a backup and missing in it', missing, 0);
}

/** Restores a backup with one bit flipped, at places all over it. @returns how often that was refused and wrote nothing */
async function countRefusedFlips(backup: string, flips: number, environment: { DATA_DIR: string }): Promise<number> {
  const whole = readFileSync(backup);
  const damaged = `${backup}.damaged`;
  let refused = 0;
  for (let flip = 0; flip < flips; flip++) {
    const bytes = Buffer.from(whole);
    const position = Math.floor((whole.length - 1) * (flip / (flips - 1)));
    bytes[position] = (bytes[position] as number) ^ 1;
    writeFileSync(damaged, bytes);
    const { status } = await runCli('restore', [damaged], environment);
    if (status === 1 && !existsSync(environment.DATA_DIR)) refused += 1;
  }
  return refused;
}

async function proveDamagedRefused(report: Report, backup: string, untouched: string, flips: number): Promise<void> {
  const refused = await countRefusedFlips(backup, flips, { DATA_DIR: untouched });
  report.all('backups with one bit flipped, refused', refused, flips);
  report.check('the directory of restores is untouched', !existsSync(untouched), String(!existsSync(untouched)));
}

/** Restores into a new directory, and not a second time. @returns the directory */
async function proveRestore(report: Report, backup: string): Promise<string> {
  const restored = freshDirectory();
  const { status, out, errorOutput } = await runCli('restore', [backup], { DATA_DIR: restored });
  report.check('restore into an empty installation', status === 0, withoutPath(out || errorOutput));
  const repeated = await runCli('restore', [backup], { DATA_DIR: restored });
  report.check('a second restore into the same place is refused', repeated.status === 1, repeated.errorOutput.trim());
  return restored;
}

async function proveEncrypted(report: Report, dataDir: string, place: string, untouched: string, flips: number) {
  const secret = path.join(place, 'encrypted.tar');
  const withPassword = { DATA_DIR: dataDir, BACKUP_PASSWORD: 'drei-rote-Tassen-und-eine-blaue' };
  const encrypted = await runCli('backup', [secret], withPassword);
  report.check('an encrypted backup', encrypted.status === 0, (encrypted.out || encrypted.errorOutput).trim());
  const other = { DATA_DIR: untouched, BACKUP_PASSWORD: 'vier-rote-Tassen-und-eine-blaue' };
  const refusals = [
    await runCli('restore', [secret], other),
    await runCli('restore', [secret], { DATA_DIR: untouched }),
  ];
  report.check(
    'without its password it is refused, and nothing is written',
    refusals.every(({ status, errorOutput }) => status === 1 && errorOutput.includes('BACKUP_PASSWORD')) &&
      !existsSync(untouched),
    refusals.map(({ errorOutput }) => errorOutput.trim()).join(' '),
  );
  const refused = await countRefusedFlips(secret, flips, { ...withPassword, DATA_DIR: untouched });
  report.all('encrypted backups with one bit flipped, refused before anything is restored', refused, flips);
  const opened = await runCli('restore', [secret], { ...withPassword, DATA_DIR: freshDirectory() });
  report.check('with the password, it is restored', opened.status === 0, (opened.out || opened.errorOutput).trim());
}

/** @param made the packages of the edition's versions, the current one last */
async function proveExports(report: Report, dataDir: string, made: Buffer[]): Promise<void> {
  const current = made.at(-1) as Buffer;
  const [exported] = await exportPackages(dataDir);
  report.check('the edition’s package, exported after the restore', exported?.equals(current) ?? false, current.length);
  const all = await exportPackages(dataDir, '--all');
  const isKept = made.every((madeChunk) => all.some((chunk) => chunk.equals(madeChunk)));
  report.check('the exported packages of all its versions', isKept && all.length === made.length, all.length);
}

async function proveRestoredSite(report: Report, backup: string, restored: string): Promise<void> {
  const { manifest } = await verifyArchive(backup);
  const owed = (await rowsOf(backup, manifest, 'mails')).filter((mail) => mail.status === 'waiting').length;
  await using copy = await startBuiltServer(restored, { LOG_LEVEL: 'error' });
  const ofBuyer = JSON.parse((await runCli('person', ['export', sampleStudyOrder.email], { DATA_DIR: restored })).out);
  const expected = (await rowsOf(backup, manifest, 'study_orders')).length;
  report.all('orders in the restored installation', ofBuyer.studyOrders.length, expected);
  const next = (await request(`${copy.url}/api/study-orders`, { json: sampleStudyOrder })).json;
  report.equal('the next order’s number follows', Number(next.orderNumber?.slice(-6)), expected + 1);
  const page = await request(`${copy.url}/partners`);
  report.equal('a page of the restored installation', page.status, 200);
  report.figure('waiting mails that the restored installation sends', owed);
}

async function proveMove(report: Report, backup: string): Promise<void> {
  const external = process.env.PROOF_DATABASE_URL;
  if (!external) {
    report.figure('PostgreSQL server', 'set PROOF_DATABASE_URL (of an empty database) to move there too');
    return;
  }
  const elsewhere = freshDirectory();
  const moved = await runCli('restore', [backup], { DATA_DIR: elsewhere, DATABASE_URL: external });
  report.check(
    'the same backup is restored into a PostgreSQL server',
    moved.status === 0,
    withoutPath(moved.out || moved.errorOutput),
  );
  await using there = await startBuiltServer(elsewhere, { DATABASE_URL: external, LOG_LEVEL: 'error' });
  const answer = await request(`${there.url}/api/study-orders`, { json: sampleStudyOrder });
  report.check('that site accepts orders', answer.status === 201, answer.json.orderNumber);
}

await prove('backup-restore', async (report, { isShort }) => {
  const [dataDir, place] = [freshDirectory(), freshDirectory()];
  const untouched = path.join(place, 'untouched');
  const flips = isShort ? 4 : 40;
  const server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  const packages = [await provePackage(report, server.url)];
  if (!isShort) {
    await provePackageAfterKill(report);
    packages.push(await correctPackage(server.url, packages[0] as Buffer));
  }
  const { backups, acknowledged } = await backUpUnderLoad(report, server.url, dataDir, place, isShort ? 3 : 20);
  // Otherwise it draws the documents of all these orders meanwhile.
  await server.end();
  await proveConsistent(report, backups, acknowledged);

  const last = backups.at(-1)?.file ?? '';
  await proveDamagedRefused(report, last, untouched, flips);
  const restored = await proveRestore(report, last);
  await proveEncrypted(report, restored, place, untouched, flips);
  await proveExports(report, restored, packages);
  await proveRestoredSite(report, last, restored);
  await proveMove(report, last);
});

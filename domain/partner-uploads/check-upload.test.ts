import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { eicar, startScanner } from '#tests/made-up/made-up-scanner.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, firmSide, officeSide, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { testServer } from '#tests/test-server.ts';
import { checkUploadJob } from './check-upload.server.ts';

const logged: string[] = [];
const directory = await testDirectory();
const start = () => startScanner({ socket: path.join(directory, 'clamd.ctl') });
let scanner = await start();
afterAll(() => scanner.stop());
const server = await testServer(
  { CLAMD_URL: scanner.url.href },
  { logTo: { write: (line) => void logged.push(line) } },
);
const office = officeSide(server.as(await server.signIn()));

const forAll = { isForAllFirms: true };
const pdfWith = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

test('a file with a virus is rejected, any other is available', async () => {
  expect(await sendUpload(office, 'sauber.pdf', samplePdf(), forAll)).toMatchObject({ state: 'available' });
  const virus = await sendUpload(office, 'virus.pdf', pdfWith(eicar), forAll);
  expect(virus).toMatchObject({ state: 'refused', fault: 'virus' });
});

test('the log says what became of each upload, and of which firm it is', async () => {
  const firmId = await addFirm(server);
  const firm = firmSide(server.as(await signInAtFirm(server, firmId, 'lead')));
  const outcomeOf = (upload: string) =>
    eventually(() => {
      const lines = logged.map((line) => JSON.parse(line));
      return lines.find((line) => line.upload === upload);
    });
  const content = samplePdf();
  const sent = await sendUpload(firm, 'sauber.pdf', content);
  expect(await outcomeOf(sent.id)).toMatchObject({ firm: firmId, msg: 'an upload is available' });
  const repeated = await sendUpload(firm, 'sauber.pdf', content);
  expect(await outcomeOf(repeated.id)).toMatchObject({ firm: firmId, msg: 'an upload has the bytes of a version' });
  const virus = await sendUpload(firm, 'virus.pdf', pdfWith(eicar));
  expect(await outcomeOf(virus.id)).toMatchObject({ firm: firmId, fault: 'virus', msg: 'an upload was rejected' });
});

/** The newest version, as the office's list and its list of versions state it. */
async function scanOf(fileName: string) {
  const files = (await office.call('GET', office.files)).json;
  const file = files.find((listed: { fileName: string }) => listed.fileName === fileName);
  const [version] = (await office.call('GET', `${office.files}/${file.id}/versions`)).json;
  expect(version).toMatchObject({ isScanned: file.isScanned, scannedAt: file.scannedAt });
  return version;
}

test('the day of the scan is stated; of files from before it was recorded it is unknown, until their bytes are scanned', async () => {
  const [before, content] = [Date.now(), samplePdf()];
  const { partnerFileId } = await sendUpload(office, 'geprueft.pdf', content, forAll);
  const { isScanned, scannedAt } = await scanOf('geprueft.pdf');
  expect(isScanned).toBe(true);
  expect(Date.parse(scannedAt)).toBeGreaterThanOrEqual(before);
  await server.query(
    'update partner_file_versions set is_scanned = null, scanned_at = null where partner_file_id = $1',
    partnerFileId,
  );
  expect(await scanOf('geprueft.pdf')).toMatchObject({ isScanned: null, scannedAt: null });
  expect(await sendUpload(office, 'geprueft.pdf', content, forAll)).toMatchObject({ sameAsVersion: 1 });
  const repeated = await scanOf('geprueft.pdf');
  expect(repeated.isScanned).toBe(true);
  expect(Date.parse(repeated.scannedAt)).toBeGreaterThan(Date.parse(scannedAt));
});

test('while the scanner is unreachable a file waits; it is available once it is scanned', async () => {
  await scanner.stop();
  const content = samplePdf();
  const { id } = (await beginUpload(office, 'wartet.pdf', content.length, forAll)).json;
  await sendPiece(office, id, 1, content);
  await office.call('POST', `${office.uploads}/${id}/finish`);
  await eventually(() => logged.some((line) => line.includes('the virus scanner is unreachable')));
  const stateNow = async () => (await office.call('GET', `${office.uploads}/${id}`)).json.state;
  expect(await stateNow()).toBe('checking');
  expect((await office.call('GET', office.files)).text).not.toContain('wartet.pdf');
  const lateChecks = async () => {
    const [overview, health] = await Promise.all([
      office.call('GET', '/admin/overview'),
      office.call('GET', '/health'),
    ]);
    return [overview.json.lateFileChecks, health.json.fileChecks];
  };
  expect(await lateChecks()).toEqual([null, undefined]);
  await server.query(`update partner_uploads set checking_since = now() - interval '3 minutes' where id = $1`, id);
  expect(await lateChecks()).toEqual([
    { waiting: 1, since: expect.any(String) },
    { state: 'late', waiting: 1 },
  ]);
  scanner = await start();
  const { db, jobs } = server.services;
  // The scheduled retry would come half a minute later.
  await db.transaction((tx) => jobs.send(tx, checkUploadJob, [{ uploadId: id }]));
  await eventually(async () => (await stateNow()) === 'available');
  expect(await lateChecks()).toEqual([null, undefined]);
});

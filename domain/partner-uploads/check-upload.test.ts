import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { eicar, startScanner } from '#tests/made-up/made-up-scanner.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, type Side, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { checkUploadJob } from './check-upload.server.ts';

let server: TestServer;
let scanner: Awaited<ReturnType<typeof startScanner>>;
let office: Side;
const logged: string[] = [];
let directory: string;
const start = () => startScanner({ socket: path.join(directory, 'clamd.ctl') });
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'monitor-scanner-'));
  scanner = await start();
  server = await startTestServer({ CLAMD_URL: scanner.url.href }, { write: (line) => void logged.push(line) });
  office = { files: '/api/partner-files', uploads: '/api/partner-uploads', headers: await server.signIn() };
});
afterAll(async () => {
  await server.stop();
  await scanner.stop();
  await rm(directory, { recursive: true });
});

const forAll = { isForAllFirms: true };
const pdfWith = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

test('a file with a virus is rejected, any other is available', async () => {
  expect(await sendUpload(server, office, 'sauber.pdf', samplePdf(), forAll)).toMatchObject({ state: 'available' });
  const virus = await sendUpload(server, office, 'virus.pdf', pdfWith(eicar), forAll);
  expect(virus).toMatchObject({ state: 'refused', fault: 'virus' });
});

test('while the scanner is unreachable a file waits; it is available once it is scanned', async () => {
  await scanner.stop();
  const content = samplePdf();
  const { id } = (await beginUpload(server, office, 'wartet.pdf', content.length, forAll)).json;
  await sendPiece(server, office, id, 1, content);
  const { headers } = office;
  await server.send('POST', `${office.uploads}/${id}/finish`, { headers });
  await eventually(() => logged.some((line) => line.includes('the virus scanner is unreachable')));
  const stateNow = async () => (await server.send('GET', `${office.uploads}/${id}`, { headers })).json.state;
  expect(await stateNow()).toBe('checking');
  const files = await server.send('GET', office.files, { headers });
  expect(files.text).not.toContain('wartet.pdf');
  scanner = await start();
  const { db, jobs } = server.services;
  // The scheduled retry would come half a minute later.
  await db.transaction((tx) => jobs.send(tx, checkUploadJob, [{ uploadId: id }]));
  await eventually(async () => (await stateNow()) === 'available');
});

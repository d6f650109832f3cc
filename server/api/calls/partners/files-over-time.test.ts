import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { maxFirmBytes, maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, type Side, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let server: TestServer;
let firmId: string;
let firm: Side;
beforeAll(async () => {
  server = await startTestServer();
  firmId = await addFirm(server);
});
beforeEach(signIn);
afterAll(() => server.stop());

async function signIn() {
  const headers = await signInAtFirm(server, firmId, 'lead');
  firm = { files: '/api/partner-area/files', uploads: '/api/partner-area/uploads', headers };
}
/** Sessions end by a shifted clock as well. */
async function retention(afterMs: number) {
  await applyRetention(server.services, { now: new Date(Date.now() + afterMs) });
  if (afterMs > 0) await signIn();
}
const ask = async (method: string, path: string) => (await server.send(method, path, { headers: firm.headers })).status;
const sql = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query(statement, values)).rows;

test('a withdrawn file can be restored for 30 days, then it is deleted with its stored data', async () => {
  const content = samplePdf();
  const { partnerFileId: id } = await sendUpload(server, firm, 'zurueck.pdf', content);
  const [{ stored_file: key }] = await sql('select stored_file from partner_file_versions where partner_file_id = $1', [
    id,
  ]);
  const file = `${firm.files}/${id}`;
  expect(await ask('DELETE', file)).toBe(204);
  await retention(30 * dayMs - hourMs);
  expect(await ask('POST', `${file}/restore`)).toBe(200);
  const fetched = await server.send('GET', `${file}/versions/1`, { headers: firm.headers });
  expect(fetched.bytes.equals(content)).toBe(true);

  expect(await ask('DELETE', file)).toBe(204);
  await retention(30 * dayMs + hourMs);
  expect(await ask('POST', `${file}/restore`)).toBe(404);
  expect(await server.services.files.exists(key)).toBe(false);
});

test('a file that isn’t withdrawn is kept', async () => {
  const { partnerFileId: id } = await sendUpload(server, firm, 'bleibt.pdf', samplePdf());
  await retention(1_000 * dayMs);
  expect(await ask('GET', `${firm.files}/${id}/versions/1`)).toBe(200);
});

test('an upload can be resumed for 7 days, then it is deleted, with its pieces and its reserved space', async () => {
  const begun = await beginUpload(server, firm, 'angefangen.pdf', maxUploadBytes);
  const { id } = begun.json;
  const upload = `${firm.uploads}/${id}`;
  expect((await sendPiece(server, firm, id, 1, samplePdf(1024 ** 2))).status).toBe(204);
  const pieces = () => sql('select 1 from partner_upload_pieces where upload_id = $1', [id]);
  /** As if it had been begun that much earlier. */
  const age = (hours: number) =>
    sql(`update partner_uploads set expires_at = expires_at - make_interval(hours => $2) where id = $1`, [id, hours]);

  await age(7 * 24 - 1);
  await retention(0);
  expect([await ask('GET', upload), (await pieces()).length]).toEqual([200, 1]);
  expect((await sendPiece(server, firm, id, 2, samplePdf(1024 ** 2))).status).toBe(204);

  await age(2);
  expect(await ask('GET', upload)).toBe(404);
  expect((await sendPiece(server, firm, id, 3, samplePdf(1024 ** 2))).status).toBe(404);
  expect(await ask('POST', `${upload}/finish`)).toBe(404);
  for (let bytes = maxUploadBytes; bytes < maxFirmBytes; bytes += maxUploadBytes) {
    expect((await beginUpload(server, firm, `${bytes}.pdf`, maxUploadBytes)).status).toBe(201);
  }
  await retention(0);
  expect([(await pieces()).length, (await sql('select 1 from partner_uploads where id = $1', [id])).length]).toEqual([
    0, 0,
  ]);
  // Nothing ever came in for the file: it goes like one that was taken back.
  const files = () => sql('select 1 from partner_files where id = $1', [begun.json.partnerFileId]);
  await retention(30 * dayMs - hourMs);
  expect(await files()).toHaveLength(1);
  await retention(30 * dayMs + hourMs);
  expect(await files()).toHaveLength(0);
});

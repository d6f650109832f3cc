import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { announceFiles } from '#domain/partner-files/new-files-mail.server.ts';
import { maxFirmBytes, maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { dayMs, hourMs } from '#platform/durations.ts';
import { actionsOn } from '#tests/actions-on.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, firmSide, officeSide, type Side, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { testServer } from '#tests/test-server.ts';

let firm: Side;
const server = await testServer();
const firmId = await addFirm(server);
beforeEach(signIn);
afterEach(() => void vi.useRealTimers());

async function signIn() {
  firm = firmSide(server.as(await signInAtFirm(server, firmId, 'lead')));
}
/** Applies retention at a later time. This also ends sessions, so that the firm signs in again. */
async function retention(afterMs: number) {
  await applyRetention(server.services, { now: new Date(Date.now() + afterMs) });
  if (afterMs > 0) await signIn();
}
const ask = async (method: string, path: string) => (await firm.call(method, path)).status;

test('a withdrawn file can be restored for 30 days, then it is deleted with its stored data', async () => {
  const content = samplePdf();
  const { partnerFileId: id } = await sendUpload(firm, 'zurueck.pdf', content);
  const [{ stored_file: key }] = await server.query(
    'select stored_file from partner_file_versions where partner_file_id = $1',
    id,
  );
  const file = `${firm.files}/${id}`;
  expect(await ask('DELETE', file)).toBe(204);
  await retention(30 * dayMs - hourMs);
  expect(await ask('POST', `${file}/restore`)).toBe(200);
  expect((await firm.call('GET', `${file}/versions/1`)).bytes.equals(content)).toBe(true);

  expect(await ask('DELETE', file)).toBe(204);
  await retention(30 * dayMs + hourMs);
  expect(await ask('POST', `${file}/restore`)).toBe(404);
  expect(await server.services.files.exists(key)).toBe(false);
});

test('a file that isn’t withdrawn is kept', async () => {
  const { partnerFileId: id } = await sendUpload(firm, 'bleibt.pdf', samplePdf());
  await retention(1_000 * dayMs);
  expect(await ask('GET', `${firm.files}/${id}/versions/1`)).toBe(200);
});

test('an upload can be resumed for 7 days, then it is deleted, with its pieces and its reserved space', async () => {
  const begun = await beginUpload(firm, 'angefangen.pdf', maxUploadBytes);
  const { id } = begun.json;
  const upload = `${firm.uploads}/${id}`;
  expect((await sendPiece(firm, id, 1, samplePdf(1024 ** 2))).status).toBe(204);
  const pieces = () => server.query('select 1 from partner_upload_pieces where upload_id = $1', id);
  /** As if it had been begun that much earlier. */
  const age = (hours: number) =>
    server.query(
      `update partner_uploads set expires_at = expires_at - make_interval(hours => $2) where id = $1`,
      id,
      hours,
    );

  await age(7 * 24 - 1);
  await retention(0);
  expect([await ask('GET', upload), (await pieces()).length]).toEqual([200, 1]);
  expect((await sendPiece(firm, id, 2, samplePdf(1024 ** 2))).status).toBe(204);

  await age(2);
  expect(await ask('GET', upload)).toBe(404);
  expect((await sendPiece(firm, id, 3, samplePdf(1024 ** 2))).status).toBe(404);
  expect(await ask('POST', `${upload}/finish`)).toBe(404);
  for (let bytes = maxUploadBytes; bytes < maxFirmBytes; bytes += maxUploadBytes) {
    expect((await beginUpload(firm, `${bytes}.pdf`, maxUploadBytes)).status).toBe(201);
  }
  await retention(0);
  expect([
    (await pieces()).length,
    (await server.query('select 1 from partner_uploads where id = $1', id)).length,
  ]).toEqual([0, 0]);
  // No piece of the file ever arrived: it is removed like a withdrawn one.
  const files = () => server.query('select 1 from partner_files where id = $1', begun.json.partnerFileId);
  await retention(30 * dayMs - hourMs);
  expect(await files()).toHaveLength(1);
  await retention(30 * dayMs + hourMs);
  expect(await files()).toHaveLength(0);
});

describe('a file of the office with a first and a last day', () => {
  const days = { visibleFrom: '2031-05-10', visibleUntil: '2031-05-20', confidentiality: 'confidential' };
  let office: Side;
  /** Sets the clock; everybody signs in again. */
  async function setClock(now: string): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await signIn();
    office = officeSide(server.as(await server.signIn()));
  }
  const share = (name: string, overrides = {}) =>
    sendUpload(office, name, samplePdf(), { firmIds: [firmId], ...days, ...overrides });
  const listed = async (side: Side, id: string) =>
    (await side.call('GET', side.files)).list.find((file) => file.id === id);
  const statuses = async (id: string) => [
    (await listed(firm, id)) === undefined,
    await ask('GET', `${firm.files}/${id}/versions`),
    await ask('GET', `${firm.files}/${id}/versions/1`),
  ];
  const hidden = [true, 404, 404];
  const shown = [false, 200, 200];
  const countMails = async () =>
    (
      await server.query(
        `select 1 from mails join auth_user on auth_user.id = user_id where firm_id = $1 and mails.kind = 'new-partner-files'`,
        firmId,
      )
    ).length;
  /** Marks mails as sent; otherwise a waiting one would list the next file too. */
  const sendMails = () => server.query("update mails set status = 'sent' where kind = 'new-partner-files'");
  const change = (id: string, body: object) => office.call('PATCH', `${office.files}/${id}`, body);

  test('is neither listed nor served before and after them, and the mail is sent on the first day, once', async () => {
    await setClock('2031-05-09T21:59:00Z');
    await sendMails();
    const mails = await countMails();
    const { partnerFileId: id } = await share('frist.pdf');
    expect(await statuses(id)).toEqual(hidden);
    expect(await listed(office, id)).toMatchObject(days);
    await announceFiles(server.services);
    await setClock('2031-05-09T22:01:00Z');
    expect(await statuses(id)).toEqual(shown);
    expect(await listed(firm, id)).toMatchObject({ confidentiality: 'confidential', visibleUntil: '2031-05-20' });
    // Visible from midnight in Zurich, mailed in the morning.
    await announceFiles(server.services);
    expect(await countMails()).toBe(mails);
    await setClock('2031-05-10T05:00:00Z');
    const people = await server.query('select count(*)::int from auth_user where firm_id = $1', firmId);
    await Promise.all([1, 2, 3].map(() => announceFiles(server.services)));
    expect(await countMails()).toBe(mails + people[0].count);
    await sendMails();
    await announceFiles(server.services);
    expect(await countMails()).toBe(mails + people[0].count);
    await setClock('2031-05-20T21:00:00Z');
    expect(await statuses(id)).toEqual(shown);
    await setClock('2031-05-20T22:01:00Z');
    expect(await statuses(id)).toEqual(hidden);
    expect((await change(id, { visibleUntil: null })).json).toMatchObject({ visibleUntil: null });
    expect(await statuses(id)).toEqual(shown);
  });

  test('is separate from a visible file of the same name: the next version stays hidden until its day', async () => {
    await setClock('2031-05-09T08:00:00Z');
    const now = await share('gleich.pdf', { visibleFrom: null, visibleUntil: null, confidentiality: null });
    const later = await share('gleich.pdf');
    expect(later.partnerFileId).not.toBe(now.partnerFileId);
    expect(await ask('GET', `${firm.files}/${now.partnerFileId}/versions/2`)).toBe(404);
    expect((await share('gleich.pdf', { confidentiality: 'internal' })).partnerFileId).toBe(later.partnerFileId);
    expect(await listed(office, later.partnerFileId)).toMatchObject({ version: 2, confidentiality: 'internal' });
    expect(await statuses(later.partnerFileId)).toEqual(hidden);
    await setClock('2031-05-12T08:00:00Z');
    expect(await statuses(later.partnerFileId)).toEqual(shown);
  });

  test('is refused with a last day before the first one or before today, and for a file of a firm', async () => {
    await setClock('2031-05-09T08:00:00Z');
    for (const wrong of [{ visibleFrom: '2031-05-10', visibleUntil: '2031-05-09' }, { visibleUntil: '2031-05-08' }]) {
      const { status, json } = await beginUpload(office, 'falsch.pdf', 10, { firmIds: [firmId], ...wrong });
      expect([status, json.errors[0].path]).toEqual([400, 'visibleUntil']);
    }
    const { partnerFileId: id } = await share('tage.pdf');
    expect((await change(id, { visibleFrom: '2031-05-21' })).json.errors[0].path).toBe('visibleUntil');
    const { partnerFileId: ofFirm } = await sendUpload(firm, 'eigene.pdf', samplePdf());
    expect((await change(ofFirm, { visibleUntil: '2031-05-10' })).status).toBe(409);
  });
});

test('last day and confidentiality of a shared file change with the complete new version, and are logged', async () => {
  const office = officeSide(server.as(await server.signIn()));
  const shared = { firmIds: [firmId] };
  const { partnerFileId: id } = await sendUpload(office, 'grenzen.pdf', samplePdf(100), shared);
  const limitsOf = async () => {
    const file = (await office.call('GET', office.files)).list.find((listedFile) => listedFile.id === id);
    return [file.visibleUntil, file.confidentiality];
  };
  const actions = () => actionsOn(server, id);
  const limits = { ...shared, visibleUntil: '2999-12-31', confidentiality: 'internal' };
  const content = samplePdf(200);
  const begun = await beginUpload(office, 'grenzen.pdf', content.length, limits);
  expect(begun.json.partnerFileId).toBe(id);
  expect([await limitsOf(), await actions()]).toEqual([[null, null], ['create']]);
  await office.call('DELETE', `${office.uploads}/${begun.json.id}`);
  await sendUpload(office, 'grenzen.pdf', content, limits);
  expect(await limitsOf()).toEqual(['2999-12-31', 'internal']);
  expect(await actions()).toEqual(['create', 'change', 'new version']);
  // Sent again, they change nothing; omitted, they are kept.
  await sendUpload(office, 'grenzen.pdf', content, limits);
  await sendUpload(office, 'grenzen.pdf', samplePdf(300), shared);
  expect(await limitsOf()).toEqual(['2999-12-31', 'internal']);
  expect(await actions()).toEqual(['create', 'change', 'new version', 'new version']);
  const first = { ...limits, firmIds: [await addFirm(server, 'Muster Grenzen')] };
  const { partnerFileId: other } = await sendUpload(office, 'grenzen.pdf', content, first);
  expect(await actionsOn(server, other)).toEqual(['create']);
});

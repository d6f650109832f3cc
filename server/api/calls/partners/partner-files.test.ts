import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sendMailJob } from '#domain/core/mails/enqueue-mails.server.ts';
import { type FileRecipient, findFileRecipient } from '#domain/partner-files/file-recipient-queries.server.ts';
import { notifyOfNewFiles } from '#domain/partner-files/new-files-mail.server.ts';
import { maxFirmBytes, maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, firmSide, officeSide, type Side, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { testOffice } from '#tests/test-server.ts';

const atFirm = async (id: string, role: 'lead' | 'member') => firmSide(server.as(await signInAtFirm(server, id, role)));

const { server, call } = await testOffice();
const office = officeSide(call);
const firmId = await addFirm(server, 'Muster A');
const otherFirmId = await addFirm(server, 'Muster B');
const lead = await atFirm(firmId, 'lead');
const member = await atFirm(firmId, 'member');
const other = await atFirm(otherFirmId, 'lead');

const find = async (side: Side, name: string) =>
  (await side.call('GET', side.files)).list.find((file) => file.fileName === name);

const get = (side: Side, path: string, headers = {}) => side.call('GET', `${side.files}/${path}`, undefined, headers);

describe('access to a file', () => {
  test('of the office: the firms it is shared with and no other, in every call', async () => {
    await sendUpload(office, 'nur-a.pdf', samplePdf(), { firmIds: [firmId] });
    const { id } = await find(lead, 'nur-a.pdf');
    expect(await find(member, 'nur-a.pdf')).toMatchObject({ id, isOwn: false, isNew: true, firms: [], sender: null });
    expect(await find(other, 'nur-a.pdf')).toBeUndefined();
    // Only the office sees the names of its people.
    const uploaders = async (side: Side) => [
      (await find(side, 'nur-a.pdf'))?.uploadedBy,
      (await get(side, `${id}/versions`)).list[0]?.uploadedBy,
    ];
    expect([await uploaders(member), await uploaders(office)]).toEqual([
      [null, null],
      [expect.any(String), expect.any(String)],
    ]);
    for (const path of [`${id}/versions`, `${id}/versions/1`]) {
      expect((await get(lead, path)).status).toBe(200);
      expect((await get(other, path)).status).toBe(404);
    }
    for (const side of [lead, member, other]) {
      for (const [method, path] of [
        ['DELETE', ''],
        ['POST', '/restore'],
      ] as const) {
        expect((await side.call(method, `${side.files}/${id}${path}`)).status).toBe(404);
      }
      expect((await beginUpload(side, 'nur-a.pdf', 10, { partnerFileId: id })).status).toBe(404);
    }
    expect((await find(lead, 'nur-a.pdf')).isNew).toBe(false);
    const { json } = await get(office, `${id}/versions`);
    expect(json[0].downloads).toEqual([{ at: expect.any(String), name: 'Muster Person', firmName: 'Muster A' }]);
  });

  test('of a firm: its people and the office, until the firm withdraws it', async () => {
    const status = await sendUpload(member, 'von-a.pdf', samplePdf());
    expect(status.state).toBe('available');
    const { id } = await find(lead, 'von-a.pdf');
    expect(await find(office, 'von-a.pdf')).toMatchObject({ id, isNew: true, sender: { name: 'Muster A' } });
    expect(await find(other, 'von-a.pdf')).toBeUndefined();
    const overview = () => office.call('GET', '/admin/overview');
    expect((await overview()).json.newPartnerFiles).toBe(1);
    expect((await get(office, `${id}/versions/1`)).status).toBe(200);
    expect((await overview()).json.newPartnerFiles).toBe(0);
    expect((await office.call('PATCH', `${office.files}/${id}`, { isForAllFirms: true })).status).toBe(409);
    expect((await lead.call('DELETE', `${lead.files}/${id}`)).status).toBe(204);
    expect([await find(office, 'von-a.pdf'), (await get(member, `${id}/versions/1`)).status]).toEqual([undefined, 404]);
    expect((await lead.call('POST', `${lead.files}/${id}/restore`)).status).toBe(200);
    expect((await find(office, 'von-a.pdf')).id).toBe(id);
  });

  test('says whether it was downloaded: a firm learns of the office and of itself, not of other firms', async () => {
    const downloadedAt = async (side: Side, name: string) => (await find(side, name)).downloadedAt;
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    await sendUpload(office, 'an-beide.pdf', samplePdf(), { firmIds: [firmId, otherFirmId] });
    const shared = await find(office, 'an-beide.pdf');
    await get(office, `${shared.id}/versions/1`);
    expect(await downloadedAt(office, 'an-beide.pdf')).toBeNull();
    await get(member, `${shared.id}/versions/1`);
    expect(await downloadedAt(office, 'an-beide.pdf')).toEqual(time);
    expect(await downloadedAt(lead, 'an-beide.pdf')).toEqual(time);
    expect(await downloadedAt(other, 'an-beide.pdf')).toBeNull();
    await sendUpload(member, 'abgeholt.pdf', samplePdf());
    const sent = await find(member, 'abgeholt.pdf');
    await get(lead, `${sent.id}/versions/1`);
    expect(await downloadedAt(member, 'abgeholt.pdf')).toBeNull();
    await get(office, `${sent.id}/versions/1`);
    expect(await downloadedAt(member, 'abgeholt.pdf')).toEqual(time);
    await sendUpload(member, 'abgeholt.pdf', samplePdf());
    expect(await downloadedAt(member, 'abgeholt.pdf')).toBeNull();
  });

  test('is new to its firms after its recipients changed, not after a new title', async () => {
    await sendUpload(office, 'geteilt.pdf', samplePdf(), { firmIds: [firmId] });
    const before = await find(office, 'geteilt.pdf');
    const change = async (body: object) =>
      (await office.call('PATCH', `${office.files}/${before.id}`, body)).json.sharedAt;
    const unchanged = { isForAllFirms: false, firmIds: [firmId.toUpperCase()], visibleFrom: null, visibleUntil: null };
    expect(await change({ ...unchanged, title: 'Anderer Titel' })).toBe(before.sharedAt);
    expect(await change({ ...unchanged, firmIds: [firmId, otherFirmId] })).not.toBe(before.sharedAt);
  });

  test('follows changes by the office; a concurrent change is not overwritten', async () => {
    await sendUpload(office, 'wandert.pdf', samplePdf(), { firmIds: [firmId] });
    const before = await find(office, 'wandert.pdf');
    const change = (body: object) =>
      office.call('PATCH', `${office.files}/${before.id}`, body, { 'if-match': `"${before.updatedAt}"` });
    expect((await change({ title: 'Wandert', firmIds: [otherFirmId] })).json).toMatchObject({
      title: 'Wandert',
      firms: [{ id: otherFirmId, name: 'Muster B' }],
    });
    expect((await change({ title: 'Zu spät' })).status).toBe(409);
    expect([await find(lead, 'wandert.pdf'), (await find(other, 'wandert.pdf')).id]).toEqual([undefined, before.id]);
    const nobody = await office.call('PATCH', `${office.files}/${before.id}`, {
      firmIds: ['11111111-1111-4111-8111-111111111111'],
    });
    expect([nobody.status, nobody.json.errors[0].path]).toEqual([400, 'firmIds']);
  });
});

test('only the user who started an upload can use it', async () => {
  const { id } = (await beginUpload(lead, 'eigen.pdf', 10)).json;
  for (const side of [member, other]) {
    const answers = [
      await side.call('GET', `${side.uploads}/${id}`),
      await sendPiece(side, id, 1, samplePdf(10)),
      await side.call('POST', `${side.uploads}/${id}/finish`),
      await side.call('DELETE', `${side.uploads}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await lead.call('DELETE', `${lead.uploads}/${id}`)).status).toBe(204);
});

const countDownloads = async (fileId: string): Promise<number> => {
  const [{ count }] = await server.query(
    `select count(*)::int from partner_file_downloads d join partner_file_versions v on v.id = d.version_id
     where v.partner_file_id = $1`,
    fileId,
  );
  return count;
};

test('a file is served as an attachment, in parts too, and isn’t cached', async () => {
  const content = samplePdf(5000);
  await sendUpload(office, 'Übersicht "2024".pdf', content, { isForAllFirms: true });
  const { id } = await find(lead, 'Übersicht "2024".pdf');
  const whole = await get(lead, `${id}/versions/1`);
  expect(whole.bytes.equals(content)).toBe(true);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_bersicht _2024_.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%222024%22.pdf`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  const part = await get(lead, `${id}/versions/1`, { range: 'bytes=4000-' });
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 4000-4999/5000']);
  expect(part.bytes.equals(content.subarray(4000))).toBe(true);
  expect((await get(lead, `${id}/versions/1`, { range: 'bytes=5000-' })).status).toBe(416);
  const otherVersion = { range: 'bytes=4000-', 'if-range': '"anders"' };
  expect((await get(lead, `${id}/versions/1`, otherVersion)).status).toBe(200);
  for (const version of ['0', '2', 'x', '1e3']) expect((await get(lead, `${id}/versions/${version}`)).status).toBe(404);
  expect(await countDownloads(id)).toBe(2);
});

test('any bytes of a file count as a download; its parts count once a day for each person', async () => {
  const content = samplePdf(5000);
  await sendUpload(office, 'in-teilen.pdf', content, { isForAllFirms: true });
  const { id } = await find(lead, 'in-teilen.pdf');
  const fetchPart = async (side: Side, range: string) =>
    expect((await get(side, `${id}/versions/1`, { range })).status).toBe(206);
  expect((await get(lead, `${id}/versions/1`, { range: 'bytes=9000-' })).status).toBe(416);
  expect(await countDownloads(id)).toBe(0);
  await fetchPart(lead, 'bytes=1-');
  expect(await countDownloads(id)).toBe(1);
  await Promise.all(Array.from({ length: 20 }, (_, start) => fetchPart(lead, `bytes=${start}-${start + 2000}`)));
  await fetchPart(lead, 'bytes=-1');
  expect(await countDownloads(id)).toBe(1);
  await fetchPart(other, 'bytes=-1');
  expect(await countDownloads(id)).toBe(2);
  await server.query("update partner_file_downloads set at = at - interval '25 hours'");
  await fetchPart(lead, 'bytes=4999-');
  expect(await countDownloads(id)).toBe(3);
  // A whole file is fetched again on purpose.
  for (let i = 0; i < 2; i++) expect((await get(lead, `${id}/versions/1`)).status).toBe(200);
  expect(await countDownloads(id)).toBe(5);
});

test('an upload in progress counts in the quota of its firm only', async () => {
  const quotaFirm = await atFirm(await addFirm(server, 'Muster Quota'), 'lead');
  const begin = () => beginUpload(quotaFirm, `${Math.random()}.pdf`, maxUploadBytes);
  const begun = [];
  for (let bytes = maxUploadBytes; bytes <= maxFirmBytes; bytes += maxUploadBytes) begun.push(await begin());
  expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 201));
  expect(await begin()).toMatchObject({ status: 409, json: { detail: expect.stringContaining('500 MB') } });
  const place = `${quotaFirm.uploads}/${begun[0]?.json.id}`;
  expect((await quotaFirm.call('DELETE', place)).status).toBe(204);
  const atOnce = await Promise.all([begin(), begin(), begin()]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await beginUpload(other, 'frei.pdf', 10)).status).toBe(201);
});

test('files of a deactivated firm aren’t published, and its next call is refused', async () => {
  const endedFirm = await addFirm(server, 'Muster Ende');
  const ended = await atFirm(endedFirm, 'lead');
  const { id } = (await beginUpload(ended, 'zu-spaet.pdf', 1000)).json;
  expect((await sendPiece(ended, id, 1, samplePdf(1000))).status).toBe(204);
  await office.call('PATCH', `/partners/${endedFirm}`, { isActive: false });
  const finish = await ended.call('POST', `${ended.uploads}/${id}/finish`);
  expect([401, 403]).toContain(finish.status);
  expect(await find(office, 'zu-spaet.pdf')).toBeUndefined();
});

test('new files are announced in one mail, but not to their sender or to those who opted out', async () => {
  const firm = await addFirm(server, 'Muster Post');
  const sender = await atFirm(firm, 'lead');
  await atFirm(firm, 'member');
  await atFirm(firm, 'member');
  const people = await server.query('select id, email from auth_user where firm_id = $1 order by created_at', firm);
  const emailOf = (index: number) => people[index].email;
  await server.query('update auth_user set wants_file_news = false where id = $1', people[2].id);
  await sendUpload(office, 'eins.pdf', samplePdf(), {
    firmIds: [firm],
    title: 'Erste Datei',
    confidentiality: 'internal',
  });
  await sendUpload(sender, 'zwei.pdf', samplePdf(), { title: 'Zweite Datei' });
  const mails = await server.query(
    `select id, recipient, next_try_at > now() + interval '8 minutes' as waits from mails where kind = 'new-partner-files'
     and record_id::text = any($1) order by recipient`,
    people.map(({ id }) => id),
  );
  expect(mails.map(({ recipient, waits }) => [recipient, waits]).sort()).toEqual(
    [emailOf(0), emailOf(1)].map((email) => [email, true]).sort(),
  );
  await server.query("update mails set next_try_at = now() where kind = 'new-partner-files'");
  await server.services.db.transaction((tx) =>
    server.services.jobs.send(
      tx,
      sendMailJob,
      mails.map(({ id }) => ({ mailId: id })),
    ),
  );
  const ids = mails.map(({ id }) => id);
  await eventually(async () => {
    const [{ count }] = await server.query(
      "select count(*)::int from mails where id = any($1) and status = 'sent'",
      ids,
    );
    return count === 2;
  });
  const texts: Record<string, string> = {};
  for (const text of outboxMails(server.dataDir)) {
    for (const index of [0, 1]) if (text.includes(`To: ${emailOf(index)}`)) texts[index] = text;
  }
  expect(texts[0]).toMatch(/Erste Datei\s+\(intern,/);
  expect(texts[0]).toMatch(/Nicht\s+auf\s+Viren\s+gepr/);
  expect(texts[0]).not.toContain('Zweite Datei');
  expect(texts[1]).toContain('Erste Datei');
  expect(texts[1]).toContain('Zweite Datei');
});

test('transactions at the same time enqueue one mail about new files', async () => {
  const { db } = server.services;
  const firm = await addFirm(server, 'Muster Zugleich');
  await atFirm(firm, 'member');
  const [{ id }] = await server.query('select id from auth_user where firm_id = $1', firm);
  const recipient = (await findFileRecipient(db, id)) as FileRecipient;
  const notify = (until: Promise<unknown>) =>
    db.transaction(async (tx) => {
      await notifyOfNewFiles(server.services, tx, [recipient]);
      await until;
    });
  // The first transaction is still open when the second one looks for a waiting mail.
  await Promise.all([notify(sleep(300)), notify(Promise.resolve())]);
  const mails = await server.query("select 1 from mails where kind = 'new-partner-files' and record_id = $1", id);
  expect(mails).toHaveLength(1);
});

test('the office’s list is searched, filtered and paged by the server; without parameters it is whole', async () => {
  const firm = await addFirm(server, 'Versicherung Über Müller');
  await sendUpload(firmSide(server.as(await signInAtFirm(server, firm, 'lead'))), 'seite-1.pdf', samplePdf());
  const shared = { firmIds: [firm, otherFirmId], category: 'other', year: 2003 };
  await sendUpload(office, 'seite-2.pdf', samplePdf(), { ...shared, isForAllFirms: false });
  await sendUpload(office, 'seite-3.pdf', samplePdf(), {
    firmIds: [],
    isForAllFirms: true,
    category: 'data',
    year: 2003,
  });
  const all = await call('GET', office.files);
  const names = async (query: string) =>
    (await call('GET', `${office.files}?${query}`)).list.map((file) => file.fileName);

  const page = await call('GET', `${office.files}?page=2&pageSize=2`);
  expect([page.list, page.headers['x-total-count']]).toEqual([all.list.slice(2, 4), String(all.list.length)]);
  expect(await names('search=uber MULLER seite'.replaceAll(' ', '%20'))).toEqual(['seite-2.pdf', 'seite-1.pdf']);
  expect(await names('search=from%20muller')).toEqual(['seite-1.pdf']);
  expect(await names('search=seite%20all%20firms')).toEqual(['seite-3.pdf']);
  expect(await names('search=seite%25')).toEqual([]);
  const ofFirm = ['seite-3.pdf', 'seite-2.pdf', 'seite-1.pdf'];
  expect(await names(`search=seite&firm=${firm}`)).toEqual(ofFirm);
  expect(await names(`search=seite&firm=${otherFirmId}`)).toEqual(ofFirm.slice(0, 2));
  expect(await names('search=seite&sort=-year')).toEqual(['seite-1.pdf', 'seite-3.pdf', 'seite-2.pdf']);
  expect(await names('search=seite&status=sent')).toEqual(ofFirm.slice(0, 2));
  expect(await names('search=seite&status=new')).toEqual(['seite-1.pdf']);
  const [{ id }] = (await call('GET', `${office.files}?search=seite-1`)).list;
  await get(office, `${id}/versions/1`);
  expect([await names('search=seite&status=new'), await names('search=seite&status=received')]).toEqual([
    [],
    ['seite-1.pdf'],
  ]);
  const firms = (await call('GET', `${office.files}/firms`)).list;
  expect(firms).toContainEqual({ id: firm, name: 'Versicherung Über Müller' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseOnePerson } from '#domain/everything/personal-data/person.server.ts';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { fileRequestMail } from '#domain/partner-files/file-request-mail.server.ts';
import { fileRequestText } from '#domain/partner-files/file-request-text.server.tsx';
import { remindOfRequests } from '#domain/partner-files/send-request-mails.server.ts';
import { actionsOn } from '#tests/actions-on.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { addFirm, addFirmPerson, signInAtFirm } from '#tests/firm-people.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, firmSide, officeSide, type Side, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { startSession } from '#tests/start-session.ts';
import { testServer } from '#tests/test-server.ts';

let firmA: string;
let firmB: string;
const server = await testServer();

/** Sets the clock, which ends earlier sessions. */
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(async () => {
  setClock('2031-05-01T08:00:00Z');
  firmA = await addFirm(server, 'Muster Anfrage A');
  firmB = await addFirm(server, 'Muster Anfrage B');
});
afterEach(() => void vi.useRealTimers());

type Body = Record<string, unknown>;

const atOffice = async (method: string, path = '', body?: Body) =>
  server.as(await server.signIn())(method, `/file-requests${path}`, body);
async function ask(overrides: Body = {}): Promise<string> {
  const body = { title: 'Kennzahlen', dueOn: '2031-05-15', firmIds: [firmA, firmB], ...overrides };
  const answer = await atOffice('POST', '', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}
const atFirm = async (firmId: string) => firmSide(server.as(await signInAtFirm(server, firmId, 'member')));
const requestsOf = async ({ call }: Side) => (await call('GET', '/partner-area/file-requests')).list;
const find = async (id: string) => (await atOffice('GET')).list.find((request) => request.id === id);
const states = async (id: string) =>
  Object.fromEntries((await find(id)).firms.map(({ name, state }: Body) => [name, state]));

/** Numbers of mails by moment and firm. */
async function mailsOf(id: string): Promise<Record<string, number>> {
  const rows = await server.query(
    `select details ->> 'moment' as moment, firm_id as firm, count(*)::int from mails join auth_user on auth_user.id = user_id
     where mails.kind = 'file-request' and details ->> 'requestId' = $1 group by 1, 2`,
    id,
  );
  const names = new Map([
    [firmA, 'A'],
    [firmB, 'B'],
  ]);
  return Object.fromEntries(rows.map(({ moment, firm, count }) => [`${moment} ${names.get(firm)}`, count]));
}
const remind = (now: string) => {
  setClock(now);
  return remindOfRequests(server.services);
};

test('a request and its reminders are mailed once each, and not to a firm that has delivered', async () => {
  await atFirm(firmA);
  await atFirm(firmB);
  const id = await ask({ message: 'Bitte als Excel.' });
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'asked B': 1 });
  await remind('2031-05-12T04:59:00Z');
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'asked B': 1 });
  // Seven o'clock in Zurich, three days before, in three processes at once.
  await Promise.all([1, 2, 3].map(() => remind('2031-05-12T05:00:00Z')));
  await remind('2031-05-13T05:00:00Z');
  const [{ email }] = await server.query('select email from auth_user where firm_id = $1', firmB);
  const texts = () => outboxMails(server.dataDir).filter((text) => text.includes(`To: ${email}`));
  await eventually(() => texts().length === 2);
  const reminded = { 'asked A': 1, 'asked B': 1, 'before A': 1, 'before B': 1 };
  expect(await mailsOf(id)).toEqual(reminded);

  const lead = await atFirm(firmA);
  expect(await requestsOf(lead)).toMatchObject([
    { id, title: 'Kennzahlen', message: 'Bitte als Excel.', dueOn: '2031-05-15', state: 'open', deliveredAt: null },
  ]);
  const sent = await sendUpload(lead, 'zahlen.pdf', samplePdf(), { fileRequestId: id });
  expect(sent).toMatchObject({ state: 'available', fileRequestId: id });
  expect(await requestsOf(lead)).toMatchObject([{ state: 'delivered', deliveredAt: expect.any(String) }]);
  expect(await states(id)).toEqual({ 'Muster Anfrage A': 'delivered', 'Muster Anfrage B': 'open' });
  expect((await find(id)).firms[0].files).toMatchObject([{ id: sent.partnerFileId, title: 'Muster', version: 1 }]);

  await remind('2031-05-15T05:00:00Z');
  await remind('2031-05-15T15:00:00Z');
  await remind('2031-05-20T05:00:00Z');
  expect(await mailsOf(id)).toEqual({ ...reminded, 'due B': 1 });
  expect(await states(id)).toEqual({ 'Muster Anfrage A': 'delivered', 'Muster Anfrage B': 'overdue' });
  const { overdueRequests } = (await server.as(await server.signIn())('GET', '/admin/overview')).json;
  expect(overdueRequests).toEqual([{ id, title: 'Kennzahlen', dueOn: '2031-05-15', firms: 1 }]);
  await eventually(() => texts().length === 3);
  for (const text of texts()) expect(text).toMatch(/Kennzahlen[\s\S]*15\. Mai 2031|15\. Mai 2031[\s\S]*Kennzahlen/);
  // A date within three days has no reminder before it, so that none is promised.
  expect(texts().filter((text) => /drei\s+Tage\s+vorher/.test(text))).toEqual([]);
  expect(texts().filter((text) => text.includes(`tab=upload&request=${id}`)).length).toBe(3);
});

test('a request that is sent again, because its answer was lost, is stored and mailed once', async () => {
  await atFirm(firmA);
  const headers = { ...(await server.signIn()), 'idempotency-key': `ask-${firmA}` };
  const body = { title: 'Kennzahlen', dueOn: '2031-05-15', firmIds: [firmA] };
  const send = (overrides = {}) =>
    server.send('POST', '/api/file-requests', { headers, body: { ...body, ...overrides } });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = new Set(answers.map(({ json }) => json.id));
  expect(ids.size).toBe(1);
  for (const id of ids) expect(await mailsOf(id)).toEqual({ 'asked A': 1 });
  expect((await send({ title: 'Andere' })).status).toBe(409);
});

test('a request that is reopened or restored after its date has no more reminders', async () => {
  await atFirm(firmA);
  const [closed, withdrawn] = [await ask({ firmIds: [firmA] }), await ask({ firmIds: [firmA] })];
  await remind('2031-05-12T06:00:00Z');
  await atOffice('PATCH', `/${closed}`, { isClosed: true });
  await atOffice('DELETE', `/${withdrawn}`);
  await remind('2031-05-15T06:00:00Z');
  setClock('2031-05-20T06:00:00Z');
  await atOffice('PATCH', `/${closed}`, { isClosed: false });
  await atOffice('POST', `/${withdrawn}/restore`);
  await remind('2031-05-20T06:10:00Z');
  const mailsOfBoth = { 'asked A': 1, 'before A': 1, 'closed A': 1 };
  expect([await mailsOf(closed), await mailsOf(withdrawn)]).toEqual([mailsOfBoth, mailsOfBoth]);
  await atOffice('PATCH', `/${closed}`, { dueOn: '2031-05-21' });
  await remind('2031-05-21T06:00:00Z');
  expect(await mailsOf(closed)).toEqual({ ...mailsOfBoth, 'changed A': 1, 'due A': 1 });
});

test('a reminder that is cut off before its commit is sent by the next run', async () => {
  await atFirm(firmA);
  const id = await ask({ firmIds: [firmA] });
  setClock('2031-05-12T05:00:00Z');
  const { jobs, ...services } = server.services;
  const broken = { ...jobs, send: () => Promise.reject(new Error('killed')) };
  await expect(remindOfRequests({ ...services, jobs: broken })).rejects.toThrow('killed');
  expect(await mailsOf(id)).toEqual({ 'asked A': 1 });
  await remindOfRequests(server.services);
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'before A': 1 });
});

test('a waiting mail is dropped when the firm delivers before it is sent', async () => {
  const side = await atFirm(firmA);
  const id = await ask({ firmIds: [firmA] });
  await sendUpload(side, 'vorher.pdf', samplePdf(), { fileRequestId: id });
  const [mail] = await server.query(
    `select record_id as "recordId", details from mails where details ->> 'requestId' = $1`,
    id,
  );
  expect(await fileRequestMail.compose(server.services, mail)).toHaveProperty('dropped');
});

test('a changed date has a new reminder; a closed or withdrawn request has none and is hidden from firms', async () => {
  const { email } = await addFirmPerson(server, firmA, 'member');
  const id = await ask({ firmIds: [firmA] });
  await remind('2031-05-12T06:00:00Z');
  const { updatedAt } = await find(id);
  expect((await atOffice('PATCH', `/${id}`, { dueOn: '2031-05-30' })).json.dueOn).toBe('2031-05-30');
  await remind('2031-05-15T06:00:00Z');
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'before A': 1, 'changed A': 1 });
  const late = await server.send('PATCH', `/api/file-requests/${id}`, {
    headers: { ...(await server.signIn()), 'if-match': `"${updatedAt}"` },
    body: { title: 'Zu spät' },
  });
  expect(late.status).toBe(409);
  await remind('2031-05-27T06:00:00Z');
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'before A': 2, 'changed A': 1 });

  const closed = await atOffice('PATCH', `/${id}`, { isClosed: true });
  expect(closed.json.closedAt).toEqual(expect.any(String));
  setClock('2031-05-01T08:00:00Z');
  const side = firmSide(server.as(await startSession(server, { email, kind: 'partner' })));
  expect(await requestsOf(side)).toEqual([]);
  const refused = await beginUpload(side, 'zu.pdf', 10, { fileRequestId: id });
  expect([refused.status, refused.json.errors]).toEqual([
    400,
    [{ path: 'fileRequestId', message: 'Diese Anfrage ist nicht mehr offen' }],
  ]);
  await remind('2031-05-30T06:00:00Z');
  expect((await atOffice('PATCH', `/${id}`, { isClosed: false })).json.closedAt).toBeNull();
  expect((await atOffice('DELETE', `/${id}`)).status).toBe(204);
  await remind('2031-05-30T07:00:00Z');
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'before A': 2, 'changed A': 1, 'closed A': 2 });
  expect((await atOffice('POST', `/${id}/restore`)).json.title).toBe('Kennzahlen');
  const actions = ['create', 'change', 'close', 'reopen', 'delete', 'restore'];
  expect(await actionsOn(server, id)).toEqual(actions);
});

/** The text of a mail about the request if it were sent now, or why it is dropped. */
async function composed(id: string, moment: string, dueOn = '2031-05-15'): Promise<string> {
  const [{ record_id: recordId }] = await server.query(
    `select record_id from mails join auth_user on auth_user.id = user_id where details ->> 'requestId' = $1 and firm_id = $2`,
    id,
    firmA,
  );
  const details = { requestId: id, moment, dueOn };
  const mail = await fileRequestMail.compose(server.services, { recordId, details } as never);
  if (!mail) return '';
  if ('dropped' in mail) return `dropped: ${mail.dropped}`;
  return (await fileRequestText(...mail.input)).text.replaceAll(/\s+/g, ' ');
}

test('a delayed mail states the current facts, or is not sent', async () => {
  await atFirm(firmA);
  const id = await ask({ firmIds: [firmA] });
  setClock('2031-05-13T08:00:00Z');
  expect(await composed(id, 'before')).toContain('bitten wir Ihre Firma bis 15. Mai 2031 um: Kennzahlen');
  setClock('2031-05-17T08:00:00Z');
  expect(await composed(id, 'before')).toContain('dropped: Der Termin ist da');
  expect(await composed(id, 'due')).toContain('haben wir Ihre Firma bis 15. Mai 2031 gebeten um: Kennzahlen');
  await atOffice('PATCH', `/${id}`, { dueOn: '2031-05-30' });
  for (const moment of ['before', 'due', 'changed']) {
    expect(await composed(id, moment)).toContain('dropped: Der Termin wurde geändert');
  }
  expect(await composed(id, 'asked')).toContain('bis 30. Mai 2031');
  expect(await composed(id, 'changed', '2031-05-30')).toContain('Der Termin wurde geändert.');
});

test('people who got a request are notified when it is closed or withdrawn, unless that is undone', async () => {
  await atFirm(firmA);
  const sideB = await atFirm(firmB);
  const id = await ask();
  await sendUpload(sideB, 'geliefert.pdf', samplePdf(), { fileRequestId: id });
  // A person who joined later never got the request.
  await atFirm(firmA);
  await server.query(`update mails set status = 'sent' where details ->> 'requestId' = $1`, id);
  await atOffice('PATCH', `/${id}`, { isClosed: true });
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'asked B': 1, 'closed A': 1 });
  const [{ pause }] = await server.query(
    `select extract(epoch from next_try_at - $2::timestamptz) as pause from mails where details ->> 'requestId' = $1 and details ->> 'moment' = 'closed'`,
    id,
    new Date(),
  );
  expect(Math.round(Number(pause) / 60)).toBe(10);
  expect(await composed(id, 'closed')).toContain('Die Studienleitung hat die Anfrage abgeschlossen.');
  await atOffice('PATCH', `/${id}`, { isClosed: false });
  expect(await composed(id, 'closed')).toContain('dropped');
  await atOffice('DELETE', `/${id}`);
  expect(await composed(id, 'closed')).toContain('Sie müssen nichts mehr tun.');
  await server.query(`update mails set status = 'waiting' where details ->> 'requestId' = $1`, id);
  expect(await composed(id, 'closed')).toContain('dropped');
});

test('a closed request that is withdrawn is mailed about once', async () => {
  await atFirm(firmA);
  const id = await ask({ firmIds: [firmA] });
  await atOffice('PATCH', `/${id}`, { isClosed: true });
  expect((await atOffice('DELETE', `/${id}`)).status).toBe(204);
  expect(await mailsOf(id)).toEqual({ 'asked A': 1, 'closed A': 1 });
});

test('people who switched off mails about files get none, and the office sees that none is sent', async () => {
  const { call } = await atFirm(firmA);
  expect((await call('PATCH', '/partner-area/profile', { wantsFileNews: false })).status).toBe(200);
  const id = await ask();
  expect(await mailsOf(id)).toEqual({});
  const receives = (await find(id)).firms.map(({ name, hasRecipients }: Body) => [name, hasRecipients]);
  expect(receives).toContainEqual(['Muster Anfrage A', false]);
  await atFirm(firmA);
  expect((await find(id)).firms[0].hasRecipients).toBe(true);
});

test('a request whose text names an address is shown by the privacy desk', async () => {
  const id = await ask({ message: 'Fragen an Vorname.Muster@example.org' });
  const { mentions } = await eraseOnePerson(server.services, 'vorname.muster@example.org', { dryRun: true });
  expect(mentions).toEqual([{ kind: 'file-requests', id }]);
});

test('only the chosen firms see a request; a file stored before can answer it until the file is deleted', async () => {
  const [sideA, sideB] = [await atFirm(firmA), await atFirm(firmB)];
  const content = samplePdf();
  const before = await sendUpload(sideA, 'bestand.pdf', content);
  const id = await ask({ firmIds: [firmA] });
  expect([(await requestsOf(sideA)).length, (await requestsOf(sideB)).length]).toEqual([1, 0]);
  expect((await beginUpload(sideB, 'fremd.pdf', 10, { fileRequestId: id })).status).toBe(400);
  const resent = await sendUpload(sideA, 'bestand.pdf', content, { fileRequestId: id });
  expect(resent).toMatchObject({ state: 'available', sameAsVersion: 1 });
  expect(await states(id)).toEqual({ 'Muster Anfrage A': 'delivered' });
  const listed = async (side: Side) => (await side.call('GET', side.files)).list;
  const office = officeSide(server.as(await server.signIn()));
  for (const side of [sideA, office]) {
    const file = (await listed(side)).find((listedFile) => listedFile.id === before.partnerFileId);
    expect(file.requests).toEqual([{ id, title: 'Kennzahlen' }]);
  }
  await sideA.call('DELETE', `${sideA.files}/${before.partnerFileId}`);
  expect(await states(id)).toEqual({ 'Muster Anfrage A': 'open' });
  const toAll = await ask({ isForAllFirms: true, firmIds: [] });
  const later = await atFirm(await addFirm(server, 'Muster Anfrage C'));
  expect((await requestsOf(later)).map((request) => request.id)).toContain(toAll);
  await atOffice('DELETE', `/${toAll}`);
});

test.each([
  ['closed', 'PATCH', { isClosed: true }],
  ['withdrawn', 'DELETE', undefined],
] as const)('a file whose request is %s during its upload arrives without it', async (state, method, body) => {
  const [id, other] = [await ask(), await ask()];
  const lead = await atFirm(firmA);
  const content = samplePdf();
  // The same bytes are an answer without a new version.
  const sent = await sendUpload(lead, `${state}.pdf`, content);
  for (const [fileName, bytes] of [
    [`spaet-${state}.pdf`, samplePdf(5_000)],
    [`${state}.pdf`, content],
  ] as const) {
    const begun = (await beginUpload(lead, fileName, bytes.length, { fileRequestId: id })).json;
    await sendPiece(lead, begun.id, 1, bytes);
    await atOffice(method, `/${id}`, body);
    const upload = `${lead.uploads}/${begun.id}`;
    expect((await lead.call('POST', `${upload}/finish`)).status).toBe(200);
    const done = await eventually(async () => {
      const { json } = await lead.call('GET', upload);
      return json.state !== 'checking' && json;
    });
    expect(done).toMatchObject({ state: 'available', fileRequestId: null });
    const undo = state === 'closed' ? ['PATCH', `/${id}`, { isClosed: false }] : ['POST', `/${id}/restore`];
    await atOffice(...(undo as Parameters<typeof atOffice>));
    expect((await find(id)).firms[0]).toMatchObject({ state: 'open', files: [] });
  }
  const names = (await lead.call('GET', lead.files)).list.map(({ fileName }) => fileName);
  expect(names).toEqual(expect.arrayContaining([`spaet-${state}.pdf`, `${state}.pdf`]));
  const resent = await sendUpload(lead, `${state}.pdf`, content, { fileRequestId: other });
  expect(resent).toMatchObject({ partnerFileId: sent.partnerFileId, fileRequestId: other });
});

test('a date in the past, no firm, an unknown firm and no title are refused at their fields', async () => {
  const pathOf = async (overrides: Body) => {
    const { status, json } = await atOffice('POST', '', {
      title: 'Kennzahlen',
      dueOn: '2031-05-01',
      firmIds: [firmA],
      ...overrides,
    });
    return status === 201 ? '' : json.errors[0].path;
  };
  expect(await pathOf({})).toBe('');
  expect(await pathOf({ dueOn: '2031-04-30' })).toBe('dueOn');
  expect(await pathOf({ dueOn: '2031-02-30' })).toBe('dueOn');
  expect(await pathOf({ firmIds: [] })).toBe('firmIds');
  expect(await pathOf({ firmIds: ['11111111-1111-4111-8111-111111111111'] })).toBe('firmIds');
  expect(await pathOf({ title: ' ' })).toBe('title');
});

test('withdrawn requests are deleted after 30 days, closed ones after 24 months, open ones never', async () => {
  const [open, closed, withdrawn] = [await ask(), await ask(), await ask()];
  await atOffice('PATCH', `/${closed}`, { isClosed: true });
  await atOffice('DELETE', `/${withdrawn}`);
  await server.query('update file_requests set deleted_at = $2 where id = $1', withdrawn, new Date());
  const left = async (now: string) => {
    await applyRetention(server.services, { now: new Date(now) });
    const rows = await server.query('select id from file_requests where id = any($1)', [open, closed, withdrawn]);
    return rows.map(({ id }) => id).sort();
  };
  expect(await left('2031-05-30T08:00:00Z')).toEqual([open, closed, withdrawn].sort());
  expect(await left('2031-06-01T08:00:00Z')).toEqual([open, closed].sort());
  expect(await left('2033-05-02T08:00:00Z')).toEqual([open]);
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { privacyLists } from '#domain/everything/privacy/privacy-lists.server.ts';
import { privacyRegister } from '#domain/everything/privacy/privacy-register.server.ts';
import type { ProcessingRegister } from '#domain/everything/privacy/register-answer.ts';
import type { PrivacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { addZurichDays, zurichDay } from '#platform/dates.ts';
import { eventually } from '#tests/eventually.ts';
import { sampleMessage, samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { signInAs } from '#tests/office-people.ts';
import { testOffice, withRateLimits } from '#tests/test-server.ts';

const email = 'kim.kanarienvogel@example.org';
const days = (count: number) => zurichDay(addZurichDays(new Date(), count));

const { server, session, call, visitor } = await testOffice();
const order = { ...sampleStudyOrder, firstName: 'Kim', lastName: 'Kanarienvogel', email };
const message = { ...sampleMessage, name: 'Kim Kanarienvogel', email };
expect((await visitor('POST', '/study-orders', order)).status).toBe(201);
expect((await visitor('POST', '/contact-messages', message)).status).toBe(201);
// Mails are written as files of the outbox.
await eventually(async () => (await exportPerson(server.services, email)).outboxFiles.length === 3);

const enter = async (kind: string, receivedOn: string, address = email): Promise<PrivacyRequest> => {
  const { status, json } = await call('POST', '/privacy-requests', { kind, email: address, receivedOn });
  expect(status).toBe(201);
  return json;
};
const requests = async (): Promise<PrivacyRequest[]> => (await call('GET', '/privacy-requests')).json;
const toDo = async (headers = session) =>
  (await server.as(headers)('GET', '/admin/overview')).json.toDo.privacyRequests;
const lastChange = async () =>
  (await call('GET', '/audit-log?pageSize=1')).list.map(({ actor, action, recordKind, recordName }) => [
    actor,
    action,
    recordKind,
    recordName,
  ])[0];

test('a request is due 30 days after its receipt, waits in the To-do list of administrators, and stays 12 months once done', async () => {
  const late = await enter('correction', days(-31), 'andere@example.org');
  const fresh = await enter('access', days(0), 'andere@example.org');
  expect(late).toMatchObject({ dueOn: days(-1), isOverdue: true, doneAt: null });
  expect(fresh).toMatchObject({ dueOn: days(30), isOverdue: false });
  expect(await toDo()).toEqual([late, fresh].map(({ id, kind, dueOn, isOverdue }) => ({ id, kind, dueOn, isOverdue })));
  expect(await toDo(await signInAs(server, 'editor'))).toEqual([]);
  expect(await toDo(await signInAs(server, 'bookkeeping'))).toEqual([]);
  for (const [body, path] of [
    [{ kind: 'access', email, receivedOn: days(1) }, 'receivedOn'],
    [{ kind: 'access', email: 'niemand', receivedOn: days(0) }, 'email'],
    [{ kind: 'alles', email, receivedOn: days(0) }, 'kind'],
  ] as const) {
    const { status, json } = await call('POST', '/privacy-requests', body);
    expect([status, json.errors[0].path]).toEqual([400, path]);
  }

  const mark = (isDone: boolean) => call('PATCH', `/privacy-requests/${late.id}`, { isDone });
  expect((await mark(true)).json).toMatchObject({ isOverdue: false, doneAt: expect.any(String) });
  expect(await lastChange()).toEqual(['verwaltung@example.org', 'complete', 'privacy-requests', 'correction']);
  expect((await toDo()).map(({ id }: PrivacyRequest) => id)).toEqual([fresh.id]);
  expect((await requests()).map(({ id }) => id)).toEqual([fresh.id, late.id]);
  expect((await mark(false)).json.doneAt).toBeNull();
  await mark(true);

  await server.query("update privacy_requests set done_at = now() - interval '12 months 1 day' where id = $1", late.id);
  await applyRetention(server.services, { now: new Date() });
  expect((await requests()).map(({ id }) => id)).toEqual([fresh.id]);
  expect((await call('DELETE', `/privacy-requests/${fresh.id}`)).status).toBe(204);
  expect(await requests()).toEqual([]);
});

test('the ZIP has what script/person prints, with invoices and mails as files', async () => {
  const exported = await exportPerson(server.services, email);
  const answer = await call('POST', '/person/export', { email: email.toUpperCase() });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await lastChange()).toEqual(['verwaltung@example.org', 'export', 'person', null]);
  const files = unzipSync(new Uint8Array(answer.bytes));
  const json = JSON.parse(strFromU8(files['daten.json'] ?? new Uint8Array()));
  const whole = (file: Record<string, unknown>) => {
    const { file: name, ...rest } = file;
    const bytes = files[String(name)] ?? new Uint8Array();
    return { ...rest, base64: Buffer.from(bytes).toString('base64') };
  };
  // The log of the export itself, and its time, differ.
  const comparable = ({ exportedAt: _, auditEntries: __, email: ___, ...rest }: Record<string, unknown>) => rest;
  const fromZip = { ...json, invoices: json.invoices.map(whole), outboxFiles: json.outboxFiles.map(whole) };
  expect(comparable(fromZip)).toEqual(comparable(JSON.parse(JSON.stringify(exported))));
  expect(Object.keys(files)).toHaveLength(1 + exported.invoices.length + exported.outboxFiles.length);
  expect(Buffer.from(files[json.invoices[0].file] ?? []).toString('latin1')).toMatch(/^%PDF/);
});

test('the export of a person with an account has sessions and known devices, without their secrets', async () => {
  const exported = await exportPerson(server.services, 'verwaltung@example.org');
  const device = { device: expect.any(String), network: expect.any(String) };
  expect(exported).toMatchObject({ sessions: [device], knownDevices: [device], authenticators: [] });
  const secrets = await server.database.pool.query(
    'select token as secret from auth_session union all select token_hash from known_devices',
  );
  for (const { secret } of secrets.rows) expect(JSON.stringify(exported)).not.toContain(secret);
});

test('an erasure does what the preview says, keeps what the law requires, and completes the request for it', async () => {
  const erasure = await enter('erasure', days(-3));
  const access = await enter('access', days(-2));
  const preview = await call('POST', '/person/look-up', { email });
  expect(await lastChange()).toEqual(['verwaltung@example.org', 'look-up', 'person', null]);
  expect(preview.json.erased).toContainEqual({ what: 'contact messages', count: 1 });
  expect(preview.json.kept).toEqual([
    expect.stringMatching(/^study order VM-.*kept for 10 years \(Art\. 958f OR\)/),
    '1 open request about data: until it is answered',
  ]);
  expect((await requests()).filter(({ email: address }) => address === email)).toHaveLength(2);

  expect((await call('POST', '/person/erase', { email })).json).toEqual(preview.json);
  expect(await lastChange()).toEqual(['verwaltung@example.org', 'erase', 'person', null]);
  expect((await exportPerson(server.services, email)).contactMessages).toEqual([]);
  const after = new Map((await requests()).map((request) => [request.id, request]));
  expect(after.get(erasure.id)).toMatchObject({ email: null, doneAt: expect.any(String) });
  expect(after.get(access.id)).toMatchObject({ email, doneAt: null });
  expect((await call('POST', '/person/look-up', { email: 'niemand@example.org' })).json).toEqual({
    erased: [],
    kept: [],
    mentions: [],
  });
});

test('an address that is a part of another belongs to somebody else: nothing of theirs is found, exported or erased', async () => {
  const whole = 'zab@muster.example';
  const jobs = { what: 'jobs of the last hour', count: 2 };
  const lookUp = async (address: string) => (await call('POST', '/person/look-up', { email: address })).json;
  await withRateLimits(server, async () => {
    const sent = [
      await visitor('POST', '/password-resets', { email: whole }),
      await visitor('POST', '/news-subscriptions', { email: whole, topics: ['press'] }),
      await visitor('POST', '/print-orders', { ...samplePrintOrder, email: whole }),
      await visitor('POST', '/contact-messages', {
        ...sampleMessage,
        email: whole,
        message: `Meine Adresse:\n${whole}.`,
      }),
      await visitor('POST', '/contact-messages', { ...sampleMessage, message: `Gruss an\n${whole}, Ihre Muster` }),
    ];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  });
  await eventually(async () => (await exportPerson(server.services, whole)).outboxFiles.length === 5);
  await eventually(async () => (await lookUp(whole)).erased.some(({ count }: typeof jobs) => count === jobs.count));
  for (const part of ['ab@muster.example', 'b@muster.example', 'zab@muster.ex', 'AB@muster.example']) {
    expect(await lookUp(part), part).toEqual({ erased: [], kept: [], mentions: [] });
    const { outboxFiles, mentionedIn } = await exportPerson(server.services, part);
    expect([outboxFiles, mentionedIn], part).toEqual([[], []]);
    await call('POST', '/person/erase', { email: part });
  }
  const { erased, mentions } = (await call('POST', '/person/erase', { email: 'ZAB@muster.example' })).json;
  expect(erased).toEqual(
    expect.arrayContaining([jobs, { what: 'counters against spam', count: 1 }, { what: 'contact messages', count: 1 }]),
  );
  expect(mentions).toEqual([{ kind: 'contact-messages', id: expect.any(String) }]);
});

test('names that the log still has of somebody who is gone are erased with that person, and with nobody else', async () => {
  const gone = 'gast@muster.example';
  const names = { what: 'names in the audit log', count: 2 };
  const lookUp = async (address: string) => (await call('POST', '/person/look-up', { email: address })).json.erased;
  const logged = async () =>
    (await call('GET', '/audit-log?pageSize=20')).list
      .filter(({ recordKind }) => recordKind === 'invitations')
      .map(({ action, recordName }) => [action, recordName]);
  const { json: invitation } = await call('POST', '/invitations', { email: gone, role: 'editor' });
  expect((await call('DELETE', `/invitations/${invitation.id}`)).status).toBe(204);
  const before = await logged();
  expect(before.map(([, name]) => name)).toEqual([gone, gone]);

  expect(await lookUp('nie.dagewesen@muster.example')).toEqual([]);
  expect((await call('POST', '/person/erase', { email: 'nie.dagewesen@muster.example' })).json.erased).toEqual([]);
  expect(await logged()).toEqual(before);
  expect(await lookUp(gone)).toContainEqual(names);
  expect((await call('POST', '/person/erase', { email: 'Gast@muster.example' })).json.erased).toContainEqual(names);
  expect((await logged()).map(([, name]) => name)).toEqual([null, null]);
});

test('the register has every table with personal data, in the words of the privacy note', async () => {
  const register: ProcessingRegister = (await call('GET', '/processing-register')).json;
  const tables = register.activities.flatMap((activity) => activity.tables);
  expect(tables.sort()).toEqual(privacyRegister.map(({ table }) => table).sort());
  const lists = privacyLists();
  for (const { title, purpose, data, terms, recipients, sources, basis, people } of register.activities) {
    const line = lists['stored-data'].find((said) => said.startsWith(`${title}: `)) ?? '';
    for (const text of [purpose, ...data]) expect(line).toContain(text);
    for (const term of terms) expect(lists.terms).toContain(term);
    expect(
      [data, terms, recipients, sources, basis, people].every(({ length }) => length > 0),
      title,
    ).toBe(true);
  }
  const inRegister = [...register.activities.flatMap(({ terms }) => terms), ...register.terms];
  expect([...new Set(inRegister)].sort()).toEqual([...lists.terms].sort());
  expect(register.controller).toMatch(/^Musterhochschule, .*Musterstrasse 1, 9999 Musterstadt/);
});

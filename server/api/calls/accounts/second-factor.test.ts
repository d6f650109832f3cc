import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { actionsOn } from '#tests/actions-on.ts';
import { cookiesOf } from '#tests/cookies-of.ts';
import { codeOfApp } from '#tests/made-up/authenticator-app.ts';
import { addOfficePerson } from '#tests/office-people.ts';
import { type Answer, testServer } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const server = await testServer({ RATE_LIMITS: 'on' });

const callWith = (cookie: string) => server.as({ cookie, origin: server.origin });
const login = (person: { email: string; password: string }, cookie = '') => {
  const { email, password } = person;
  return callWith(cookie)('POST', '/admin/login', { email, password });
};
const complete = (half: Answer, body: object, otherCookies = '') =>
  callWith([cookiesOf(half), otherCookies].filter(Boolean).join('; '))('POST', '/admin/login/second-factor', body);
const sessionsOf = async (id: string) =>
  (await server.query('select id from auth_session where user_id = $1', id)).length;
/** Makes the last used code older, so that the current one is accepted. */
const letTimePass = (id: string) =>
  server.query('update authenticators set last_step = last_step - 5 where user_id = $1', id);

/** A user with an app and recovery codes. */
async function addPersonWithApp() {
  const person = await addOfficePerson(server, 'editor');
  const first = await login(person);
  const cookie = cookiesOf(first);
  const { json } = await callWith(cookie)('POST', '/accounts/me/authenticator');
  expect((await callWith(cookie)('PUT', '/accounts/me/authenticator', { code: '000000' })).status).toBe(400);
  const done = await callWith(cookie)('PUT', '/accounts/me/authenticator', { code: await codeOfApp(json.address) });
  expect(done.status).toBe(200);
  await letTimePass(person.id);
  return { ...person, cookie, address: json.address as string, codes: done.json.recoveryCodes as string[] };
}

describe('an app with codes', () => {
  test('is required after the password, which alone creates no session', async () => {
    const person = await addPersonWithApp();
    const half = await login(person);
    expect([half.status, half.json]).toEqual([
      200,
      { isAuthenticated: false, user: null, methods: ['authenticator', 'recovery-code'] },
    ]);
    expect(cookiesOf(half)).toMatch(/^versicherungsmonitor-step=[\w-]{43}$/);
    expect((await callWith(cookiesOf(half))('GET', '/accounts/me')).status).toBe(401);
    const done = await complete(half, { code: await codeOfApp(person.address) });
    expect([done.status, done.json]).toEqual([200, { isAuthenticated: true, user: person.email }]);
    expect((await callWith(cookiesOf(done))('GET', '/partners')).status).toBe(200);
  });

  test('is refused without a proof, or with two, and neither is used up', async () => {
    const person = await addPersonWithApp();
    const half = await login(person);
    const both = { code: await codeOfApp(person.address), recoveryCode: person.codes[0] };
    for (const body of [{}, both]) {
      const refused = await complete(half, body);
      expect([refused.status, refused.json.errors?.map(({ path }: { path: string }) => path)]).toEqual([400, ['code']]);
    }
    for (const proof of [{ code: both.code }, { recoveryCode: both.recoveryCode }]) {
      expect((await complete(await login(person), proof)).status).toBe(200);
    }
  });

  test('creates one session for a code sent 20 times concurrently with the password', async () => {
    const person = await addPersonWithApp();
    const halves = [];
    for (let time = 0; time < 20; time++) halves.push(await login(person, person.cookie));
    const before = await sessionsOf(person.id);
    const code = await codeOfApp(person.address);
    const device = person.cookie.split('; ').find((pair) => pair.includes('-device=')) ?? '';
    // Half of them come from a known device, which has its own quota.
    const answers = await Promise.all(halves.map((half, index) => complete(half, { code }, index % 2 ? device : '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(person.id)).toBe(before + 1);
    expect((await complete(await login(person), { code })).status).not.toBe(200);
  });

  test('can’t be guessed: unknown devices have ten tries a day, and recovery codes keep working', async () => {
    const person = await addPersonWithApp();
    const half = await login(person);
    const statuses = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await complete(half, { code: `10000${guess % 10}` })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const device = person.cookie.split('; ').find((pair) => pair.includes('-device=')) ?? '';
    expect((await complete(half, { code: await codeOfApp(person.address) }, device)).status).toBe(200);
    expect((await complete(await login(person), { recoveryCode: person.codes[0] })).status).toBe(200);
  });

  test('is the one whose code confirmed it, also if another one is begun meanwhile', async () => {
    const person = await addOfficePerson(server, 'editor');
    const call = callWith(cookiesOf(await login(person)));
    const { address } = (await call('POST', '/accounts/me/authenticator')).json;
    const code = await codeOfApp(address);
    const begin = 'update authenticators set sealed_new_secret = $2 where user_id = $1';
    await whileLocked(
      server.database,
      (client) => client.query(begin, [person.id, 'another']),
      () => call('PUT', '/accounts/me/authenticator', { code }),
    );
    await letTimePass(person.id);
    expect((await complete(await login(person), { code })).status).toBe(200);
  });

  test('is stored encrypted, so that the database alone does not reveal its secret', async () => {
    const person = await addPersonWithApp();
    const rows = await server.query('select * from authenticators where user_id = $1', person.id);
    const secret = new URL(person.address).searchParams.get('secret') ?? '';
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.sealed_secret).toMatch(/^[\w-]{60,}$/);
  });
});

describe('recovery codes', () => {
  test('are ten of 120 bits, each good once, however it is typed, and stored as digests', async () => {
    const person = await addPersonWithApp();
    expect(person.codes).toHaveLength(10);
    expect(new Set(person.codes).size).toBe(10);
    for (const code of person.codes) expect(code).toMatch(/^([a-z02-9]{4}-){5}[a-z02-9]{4}$/);
    const typed = String(person.codes[3]).toUpperCase().replaceAll('-', ' ');
    const halves = [];
    for (let time = 0; time < 5; time++) halves.push(await login(person));
    const answers = await Promise.all(halves.map((half) => complete(half, { recoveryCode: typed })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const rows = await server.query('select * from recovery_codes where user_id = $1', person.id);
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(person.codes[5]);
  });

  test('are not used up on the sign-in page of the partner area', async () => {
    const person = await addPersonWithApp();
    const half = await login(person);
    const given = { recoveryCode: person.codes[0] };
    expect((await callWith(cookiesOf(half))('POST', '/partner-area/login/second-factor', given)).status).toBe(401);
    expect((await complete(half, given)).status).toBe(200);
  });

  test('are replaced by new ones', async () => {
    const person = await addPersonWithApp();
    const renewed = await callWith(person.cookie)('POST', '/accounts/me/recovery-codes');
    expect(renewed.json.recoveryCodes).toHaveLength(10);
    expect((await complete(await login(person), { recoveryCode: person.codes[0] })).status).toBe(401);
    expect((await complete(await login(person), { recoveryCode: renewed.json.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('a second factor', () => {
  test('can’t be removed if it is the last of a user who needs one; the settings’ administrator needs none', async () => {
    const person = await addPersonWithApp();
    expect((await callWith(person.cookie)('DELETE', '/accounts/me/authenticator')).status).toBe(409);
    const { cookie } = await server.signIn();
    expect((await callWith(cookie)('GET', '/accounts/me')).json.mustAddSecondFactor).toBe(false);
    const { json } = await callWith(cookie)('POST', '/accounts/me/authenticator');
    await callWith(cookie)('PUT', '/accounts/me/authenticator', { code: await codeOfApp(json.address) });
    expect((await callWith(cookie)('DELETE', '/accounts/me/authenticator')).status).toBe(204);
    await server.signIn();
  });

  test('that was lost is removed by an administrator, which ends the sessions', async () => {
    const person = await addPersonWithApp();
    const { cookie } = await server.signIn();
    expect((await callWith(cookie)('DELETE', `/accounts/${person.id}/second-factor`)).status).toBe(204);
    expect(await sessionsOf(person.id)).toBe(0);
    const signedIn = await login(person);
    expect(signedIn.json.isAuthenticated).toBe(true);
    expect((await callWith(cookiesOf(signedIn))('GET', '/accounts/me')).json.mustAddSecondFactor).toBe(true);
  });

  test('of the only administrator is removed from the command line; an unknown account is refused', async () => {
    const { resetSecondFactorByEmail } = await import('#domain/people/office-accounts/reset-second-factor.server.ts');
    const person = await addPersonWithApp();
    expect(await resetSecondFactorByEmail(server.services, person.email.toUpperCase())).toBeNull();
    expect(await sessionsOf(person.id)).toBe(0);
    expect((await login(person)).json.isAuthenticated).toBe(true);
    const rows = await server.query(
      "select 1 from mails where record_id = $1 and details ->> 'event' = 'factor-removed'",
      person.id,
    );
    expect(rows).toHaveLength(1);
    expect(await resetSecondFactorByEmail(server.services, 'niemand@example.org')).toMatchObject({
      code: 'no-such-account',
    });
  });

  test('is recorded in the audit log, and its owner is notified', async () => {
    const person = await addPersonWithApp();
    await complete(await login(person), { code: '000000' });
    await complete(await login(person), { recoveryCode: person.codes[1] });
    expect(await actionsOn(server, person.id)).toEqual([
      'sign-in',
      'begin factor',
      'factor-added',
      'second factor failed',
      'sign-in by recovery-code',
    ]);
    const mails = await server.database.db.execute<{ event: string }>(
      sql`select details ->> 'event' as event from mails where recipient = ${person.email} order by created_at`,
    );
    expect(mails.rows.map(({ event }) => event)).toEqual(['factor-added', 'recovery-code-used']);
  });
});

import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { resetPassword } from '#domain/people/office-accounts/reset-password.server.ts';
import { resetSecondFactorByEmail } from '#domain/people/office-accounts/reset-second-factor.server.ts';
import { codeOfStep, stepAt } from '#domain/people/second-factor/authenticator-code.server.ts';
import {
  activateSecret,
  insertPasskey,
  replaceRecoveryCodes,
  storePendingSecret,
} from '#domain/people/second-factor/second-factor-queries.server.ts';
import { seal } from '#platform/access/accounts-key.server.ts';
import { cookiesOf } from '#tests/cookies-of.ts';
import { eventually } from '#tests/eventually.ts';
import { addFirm, addFirmPerson } from '#tests/firm-people.ts';
import { addApp } from '#tests/made-up/authenticator-app.ts';
import { addOfficePerson, sessionOf, tokenOf } from '#tests/office-people.ts';
import { administrator, testServer } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const secret = 'achtzehn-graue-Hüte';
const ended = 'Diese Anmeldung gilt nicht mehr. Bitte beginnen Sie noch einmal.';
const newPassword = 'sechs-graue-Tassen-5';

const server = await testServer();
let office = await server.signIn();

interface Person {
  id: string;
  email: string;
  password: string;
}

const execute = (query: ReturnType<typeof sql>) => server.database.db.execute(query);
const visitor = server.as();
const sessionsOf = async ({ id }: Person) =>
  (await execute(sql`select id from auth_session where user_id = ${id}`)).rows.length;

/** Adds an app, two passkeys and a recovery code to an account. */
async function addFactors<One extends Person>(person: One): Promise<One> {
  const sealedSecret = await seal(server.services.settings, secret, person.id);
  await server.database.db.transaction(async (tx) => {
    await storePendingSecret(tx, person.id, sealedSecret);
    await activateSecret(tx, person.id, { sealedSecret, lastStep: 0 });
    const transports = ['usb', 'telepathy'];
    for (const name of ['erster', 'zweiter']) {
      const id = `${name}-${person.id}`;
      await insertPasskey(tx, { id, userId: person.id, publicKey: '', counter: 0, transports, name: 'Muster' });
    }
    await replaceRecoveryCodes(tx, person.id, [person.id]);
  });
  return person;
}

const begin = (entrance: string, { email, password }: Person) =>
  visitor('POST', `/${entrance}/login`, { email, password });

/** Completes a sign-in and returns the headers of its session. */
async function signedIn(entrance: string, person: Person) {
  const half = await begin(entrance, person);
  const done = await complete(entrance, cookiesOf(half), { code: await codeOfStep(secret, stepAt(new Date())) });
  expect(done.status, done.text).toBe(200);
  await execute(sql`update authenticators set last_step = 0 where user_id = ${person.id}`);
  return sessionOf(server, done);
}

const complete = (entrance: string, cookie: string, body: object) =>
  visitor('POST', `/${entrance}/login/second-factor`, body, { cookie, origin: server.origin });

async function settingsAccount(): Promise<Person> {
  const { rows } = await execute(sql`select id from auth_user where is_from_settings`);
  return { ...administrator, id: String(rows[0]?.id) };
}

async function resetByLink({ email }: Person) {
  await visitor('POST', '/password-resets', { email });
  const id = await eventually(async () => {
    const { rows } = await execute(sql`select id from account_links where email = ${email} and used_at is null`);
    return rows[0]?.id as string | undefined;
  });
  const token = await tokenOf(server, id);
  expect((await visitor('POST', '/account-links/reset', { token, password: newPassword })).status).toBe(204);
}

const send = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await server.as(headers)(method, `/${path}`, body);
  expect([200, 201, 204], `${path}: ${answer.text}`).toContain(answer.status);
  return answer;
};

const ofOffice: Record<string, (person: Person, own: Record<string, string>) => Promise<unknown>> = {
  'a reset by link': (person) => resetByLink(person),
  'a password that its owner changes': ({ password }, own) =>
    send('PUT', 'accounts/me/password', own, { currentPassword: password, newPassword }),
  'an app that is set up': async (_person, own) => expect(await addApp(server.as(own))).toMatchObject({ status: 200 }),
  'an app that is removed': (_person, own) => send('DELETE', 'accounts/me/authenticator', own),
  'a passkey that is removed': ({ id }, own) => send('DELETE', `accounts/me/passkeys/erster-${id}`, own),
  'new recovery codes': (_person, own) => send('POST', 'accounts/me/recovery-codes', own),
  'the end of all other sessions': (_person, own) => send('DELETE', 'accounts/me/sessions', own),
  'a second factor that an administrator removes': ({ id }) => send('DELETE', `accounts/${id}/second-factor`, office),
  'a second factor that the command line removes': ({ email }) => resetSecondFactorByEmail(server.services, email),
  'an account that is deactivated for a moment': async ({ id }) => {
    await send('PATCH', `accounts/${id}`, office, { isActive: false });
    await send('PATCH', `accounts/${id}`, office, { isActive: true });
  },
};

describe('a pending sign-in can’t be completed after', () => {
  test.each(Object.entries(ofOffice))('%s', async (_name, change) => {
    const person = await addFactors(await addOfficePerson(server, 'editor'));
    const own = await signedIn('admin', person);
    const [byCode, byRecoveryCode, byPasskey] = [
      cookiesOf(await begin('admin', person)),
      cookiesOf(await begin('admin', person)),
      cookiesOf(await begin('admin', person)),
    ];
    const asked = await visitor('POST', '/admin/login/passkey-options', undefined, {
      cookie: byPasskey,
      origin: server.origin,
    });
    // Of transports that the browser named, those of the standard.
    expect(asked.json.allowCredentials).toMatchObject([{ transports: ['usb'] }, { transports: ['usb'] }]);
    await change(person, own);
    const before = await sessionsOf(person);
    const code = await codeOfStep(secret, stepAt(new Date()));
    const passkeyId = `zweiter-${person.id}`;
    const passkey = { id: passkeyId, rawId: passkeyId, type: 'public-key', response: {} };
    const answers = [
      await complete('admin', byCode, { code }),
      await complete('admin', byRecoveryCode, { recoveryCode: person.id }),
      await complete('admin', cookiesOf(asked), { passkey }),
    ];
    expect(answers.map(({ status, json }) => [status, json.detail])).toEqual(Array(3).fill([401, ended]));
    expect(await sessionsOf(person)).toBe(before);
  });

  test('afterwards passkeys are no longer requested for this account, but any on the device', async () => {
    const person = await addFactors(await addOfficePerson(server, 'editor'));
    const cookie = cookiesOf(await begin('admin', person));
    await resetByLink(person);
    const asked = await visitor('POST', '/admin/login/passkey-options', undefined, { cookie, origin: server.origin });
    expect(asked.json.allowCredentials).toEqual([]);
  });
});

describe('a sign-in to the account of the settings can’t be completed any more after', () => {
  const changes = {
    'a reset from the command line': () =>
      resetPassword(server.services, { password: administrator.password, emailOfNew: administrator.email }),
    'another ADMIN_PASSWORD': async () => {
      await ensureAdministrator({
        ...server.services,
        settings: { ...server.services.settings, adminPassword: newPassword },
      });
      await ensureAdministrator(server.services);
    },
    'another ADMIN_EMAIL': async () => {
      await ensureAdministrator({
        ...server.services,
        settings: { ...server.services.settings, adminEmail: 'andere@example.org' },
      });
      await ensureAdministrator(server.services);
    },
  };
  // Other tests sign in with the password alone.
  afterEach(async () => {
    for (const table of ['authenticators', 'passkeys', 'recovery_codes']) {
      await execute(sql`delete from ${sql.identifier(table)}`);
    }
    office = await server.signIn();
  });

  test.each(Object.entries(changes))('%s', async (_name, change) => {
    const person = await addFactors(await settingsAccount());
    const cookie = cookiesOf(await begin('admin', person));
    await change();
    const { status, json } = await complete('admin', cookie, { code: await codeOfStep(secret, stepAt(new Date())) });
    expect([status, json.detail]).toEqual([401, ended]);
  });
});

describe('a sign-in of a partner firm can’t be completed any more after', () => {
  const changes: Record<string, (person: Person, firmId: string) => Promise<unknown>> = {
    'its person was removed for a moment': async ({ id }) => {
      await send('DELETE', `firm-people/${id}`, office);
      await send('POST', `firm-people/${id}/restore`, office);
    },
    'the firm was inactive for a moment': async (_person, firmId) => {
      await send('PATCH', `partners/${firmId}`, office, { isActive: false });
      await send('PATCH', `partners/${firmId}`, office, { isActive: true });
    },
    'a reset by link': (person) => resetByLink(person),
  };
  test.each(Object.entries(changes))('%s', async (_name, change) => {
    const firmId = await addFirm(server);
    const person = await addFactors(await addFirmPerson(server, firmId, 'member'));
    const cookie = cookiesOf(await begin('partner-area', person));
    await change(person, firmId);
    const code = await codeOfStep(secret, stepAt(new Date()));
    const { status, json } = await complete('partner-area', cookie, { code });
    expect([status, json.detail]).toEqual([401, ended]);
    expect(await sessionsOf(person)).toBe(0);
  });
});

test('a password that is changed while it is verified creates no session', async () => {
  const person = await addOfficePerson(server, 'editor');
  const [signedIn] = await whileLocked(
    server.database,
    async (client) => {
      await client.query('update auth_user set sign_in_generation = sign_in_generation + 1 where id = $1', [person.id]);
      await client.query('delete from auth_session where user_id = $1', [person.id]);
    },
    () => begin('admin', person),
  );
  expect(signedIn?.status).toBe(401);
  expect(await sessionsOf(person)).toBe(0);
  expect((await begin('admin', person)).status).toBe(200);
});

import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { resetPassword } from '#domain/people/office-accounts/reset-password.server.ts';
import { administrator, startTestServer, testServer } from '#tests/test-server.ts';

const server = await testServer();
afterEach(() => server.query('delete from auth_session'));

const cookieOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const visitor = server.as();
const signIn = (body: object, headers = {}) => visitor('POST', '/admin/login', body, headers);
const session = async (cookie: string) => (await server.as({ cookie })('GET', '/admin/session')).json;
const count = async () => Number((await server.query('select count(*) as n from auth_session'))[0]?.n);
const nobody = { isAuthenticated: false, user: null };
const signedIn = { isAuthenticated: true, user: administrator.email };

describe('signing in', () => {
  test('sets a cookie that scripts can’t read and requests of other sites don’t carry', async () => {
    expect(await session('')).toEqual(nobody);
    const answer = await signIn(administrator);
    expect([answer.status, answer.json]).toEqual([200, signedIn]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [value, ...flags] = answer.headers['set-cookie']?.[0]?.split('; ') ?? [];
    expect(value).toMatch(/^versicherungsmonitor=/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=1800', 'Path=/', 'SameSite=Lax']);
    expect(await session(cookieOf(answer.headers))).toEqual(signedIn);
  });

  test('sets a __Host- cookie, sent over https only, unless the site is on this machine', async () => {
    const publicSite = await startTestServer({ PUBLIC_URL: 'https://www.example.org' });
    onTestFinished(() => publicSite.stop());
    const signInFrom = (origin: string) => publicSite.as({ origin })('POST', '/admin/login', administrator);
    const answer = await signInFrom('https://www.example.org');
    const [value, ...flags] = answer.headers['set-cookie']?.[0]?.split('; ') ?? [];
    expect(value).toMatch(/^__Host-versicherungsmonitor=/);
    expect(flags).toContain('Secure');
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    expect((await signInFrom(publicSite.origin)).status).toBe(403);
    expect((await signInFrom(`http://localhost:${publicSite.port}`)).status).toBe(403);
  });

  test('answers an unknown e-mail and a wrong password alike, and asks for both', async () => {
    const wrong = await signIn({ ...administrator, password: 'falsch-und-lang' });
    const unknown = await signIn({ email: 'niemand@example.org', password: 'falsch-und-lang' });
    expect(wrong.status).toBe(401);
    expect(wrong.json.detail).toBe('Ungültige E-Mail oder Passwort');
    expect(unknown.text).toBe(wrong.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
    const { status, json } = await signIn({ email: 'kein-at', password: '' });
    expect([status, json.errors]).toEqual([
      400,
      [
        { path: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
        { path: 'password', message: 'Passwort ist erforderlich' },
      ],
    ]);
    expect(await count()).toBe(0);
  });

  test('takes a password literally: with NUL characters appended it is wrong', async () => {
    for (const behind of ['\0', '\0\0\0']) {
      const { status, json } = await signIn({ ...administrator, password: administrator.password + behind });
      expect([status, json.detail]).toEqual([401, 'Ungültige E-Mail oder Passwort']);
    }
    expect(await count()).toBe(0);
  });

  test('takes the same CPU time for an unknown e-mail and a wrong password', async () => {
    // CPU time, which excludes whatever else the machine does.
    const work = async (email: string) => {
      const start = process.cpuUsage();
      await signIn({ email, password: 'falsch-und-lang' });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const rounds = 6;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round++) {
      known.push(await work(administrator.email));
      unknown.push(await work('niemand@example.org'));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  test('gives a new session each time and ends the one before', async () => {
    const first = cookieOf((await signIn(administrator)).headers);
    const answer = await signIn(administrator, { cookie: first, origin: server.origin });
    const second = cookieOf(answer.headers);
    expect(second).not.toBe(first);
    expect(await session(first)).toEqual(nobody);
    expect(await session(second)).toEqual(signedIn);
    expect(await count()).toBe(1);
    const invented = 'versicherungsmonitor=vorgegeben.unterschrift';
    const third = cookieOf((await signIn(administrator, { cookie: invented, origin: server.origin })).headers);
    expect(third).not.toContain('vorgegeben');
  });
});

describe('a session', () => {
  test('ends at sign-out: its row is deleted and its cookie removed', async () => {
    const { cookie, origin } = await server.signIn();
    const signOut = await server.as({ cookie, origin })('POST', '/admin/logout');
    expect([signOut.status, signOut.text]).toEqual([204, '']);
    expect(signOut.headers['set-cookie']).toEqual([
      expect.stringMatching(/^versicherungsmonitor=; Max-Age=0; Path=\//),
    ]);
    expect(await session(cookie)).toEqual(nobody);
    expect(await count()).toBe(0);
    expect((await visitor('POST', '/admin/logout')).status).toBe(204);
  });

  test('ends after 30 minutes without a call, and 12 hours after sign-in in any case', async () => {
    const { cookie } = await server.signIn();
    await server.query("update auth_session set expires_at = now() + interval '5 minutes'");
    expect(await session(cookie)).toEqual(signedIn);
    const [{ minutes }] = await server.query(
      'select round(extract(epoch from expires_at - now()) / 60) as minutes from auth_session',
    );
    expect(Number(minutes)).toBe(30);
    await server.query("update auth_session set created_at = now() - interval '12 hours 1 second'");
    expect(await session(cookie)).toEqual(nobody);
    expect(await count()).toBe(0);

    const idle = await server.signIn();
    await server.query("update auth_session set expires_at = now() - interval '1 second'");
    expect(await session(idle.cookie)).toEqual(nobody);
    expect((await server.as(idle)('GET', '/contact-messages')).status).toBe(401);
  });

  test('ends with a new password, from the settings or from the command line', async () => {
    const { db } = server.database;
    const first = await server.signIn();
    const { settings } = server.services;
    const changed = { ...settings, adminEmail: administrator.email, adminPassword: 'vier-blaue-Tassen-8' };
    await ensureAdministrator({ db, settings: changed });
    expect(await session(first.cookie)).toEqual(nobody);
    expect((await signIn(administrator)).status).toBe(401);
    const second = cookieOf((await signIn({ ...administrator, password: changed.adminPassword })).headers);
    expect(await session(second)).toEqual(signedIn);

    await resetPassword({ db, settings }, { password: 'fünf-gelbe-Tassen-9', emailOfNew: 'nicht@gebraucht.example' });
    expect(await session(second)).toEqual(nobody);
    // An unchanged ADMIN_PASSWORD doesn't overwrite a password that was reset since.
    await ensureAdministrator({ db, settings: changed });
    const third = await signIn({ ...administrator, password: 'fünf-gelbe-Tassen-9' });
    expect(third.status).toBe(200);

    await ensureAdministrator({ db, settings: { ...changed, adminEmail: 'neu@example.org' } });
    expect(await session(cookieOf(third.headers))).toEqual(nobody);
    expect((await signIn({ email: 'NEU@example.org', password: 'fünf-gelbe-Tassen-9' })).status).toBe(200);
    const rows = await server.query("select actor, action from audit_log where record_kind = 'accounts' order by id");
    expect(rows).toEqual([
      { actor: 'settings', action: 'reset-password' },
      { actor: 'command line', action: 'reset-password' },
      { actor: 'settings', action: 'change' },
    ]);
    const notices = await server.query(
      "select recipient, details from mails where kind = 'account-notice' order by created_at",
    );
    const toOwner = { recipient: administrator.email, details: { event: 'password-changed' } };
    expect(notices).toEqual([toOwner, toOwner]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#domain/people/office-accounts/reset-password.server.ts';
import { administrator, startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
afterEach(() => server.stop());

const wrong = { ...administrator, password: 'falsch-und-lang' };
const signIn = (body: object, { cookie, network = '192.0.2.1' }: { cookie?: string; network?: string } = {}) =>
  server.send('POST', '/api/admin/login', { body, headers: { 'x-forwarded-for': network, ...(cookie && { cookie }) } });
const deviceLine = (headers: { 'set-cookie'?: string[] }) =>
  headers['set-cookie']?.find((line) => line.includes('-device=')) ?? '';
const becomeKnown = async () => deviceLine((await signIn(administrator)).headers).split(';')[0] ?? '';

describe('a known device', () => {
  test('keeps its own cookie, beside the session’s', async () => {
    const { headers } = await signIn(administrator);
    expect(headers['set-cookie']?.[0]).toMatch(/^versicherungsmonitor=/);
    const [value, ...flags] = deviceLine(headers).split('; ');
    expect(value).toMatch(/^versicherungsmonitor-device=[\w-]{43}\.[\w-]{43}$/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Strict']);
    const rows = await server.query('select * from known_devices');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(value?.slice(-87, -44));

    await server.stop();
    server = await startTestServer({ PUBLIC_URL: 'https://www.example.org' });
    expect(deviceLine((await signIn(administrator)).headers)).toMatch(/^__Host-versicherungsmonitor-device=.*; Secure/);
  });

  test('may sign in although its network is blocked; it has its own limit of five failures', async () => {
    const cookie = await becomeKnown();
    for (let failure = 0; failure < 6; failure++) await signIn(wrong);
    expect((await signIn(administrator)).status).toBe(429);
    for (let failure = 0; failure < 5; failure++) expect((await signIn(wrong, { cookie })).status).toBe(401);
    const sixth = await signIn(administrator, { cookie });
    expect([sixth.status, Number(sixth.headers['retry-after']) > 800]).toEqual([429, true]);
    // Its failures don't count for others.
    expect((await signIn(administrator, { network: '192.0.2.2' })).status).toBe(200);
  });

  test('keeps its cookie at the next sign-in, which resets its failures', async () => {
    const cookie = await becomeKnown();
    for (let round = 0; round < 2; round++) {
      for (let failure = 0; failure < 4; failure++) await signIn(wrong, { cookie });
      expect(deviceLine((await signIn(administrator, { cookie })).headers)).toContain(cookie);
    }
  });

  test.each([
    ['an invented one', async () => `versicherungsmonitor-device=${'a'.repeat(43)}.${'b'.repeat(43)}`],
    [
      'an expired one',
      async () => {
        const cookie = await becomeKnown();
        await server.query('update known_devices set expires_at = now()');
        return cookie;
      },
    ],
    [
      'one from before a new password',
      async () => {
        const cookie = await becomeKnown();
        const { db, settings } = server.services;
        await resetPassword({ db, settings }, { password: administrator.password, emailOfNew: administrator.email });
        return cookie;
      },
    ],
  ])('is treated as unknown if it is %s', async (_, make) => {
    const cookie = await make();
    for (let failure = 0; failure < 6; failure++) await signIn(wrong);
    expect((await signIn(administrator, { cookie })).status).toBe(429);
  });
});

test('after a new password a new device is still distinguished from known ones', async () => {
  const signInFrom = (system: string, cookie = '') =>
    server.send('POST', '/api/admin/login', {
      body: administrator,
      headers: { 'x-forwarded-for': '192.0.2.1', 'user-agent': `Firefox/1 ${system}`, cookie },
    });
  const countNotices = async () => {
    const rows = await server.query("select 1 from mails where details ->> 'event' = 'new-device'");
    return rows.length;
  };
  const cookie = deviceLine((await signInFrom('Linux')).headers).split(';')[0] ?? '';
  const { db, settings } = server.services;
  await resetPassword({ db, settings }, { password: administrator.password, emailOfNew: administrator.email });
  await signInFrom('Linux', cookie);
  expect(await countNotices()).toBe(0);
  await resetPassword({ db, settings }, { password: administrator.password, emailOfNew: administrator.email });
  await signInFrom('Windows');
  expect(await countNotices()).toBe(1);
});

test('an unknown device with the right password can sign in while many networks guess', async () => {
  const guesses = Array.from({ length: 20 }, (_, index) => signIn(wrong, { network: `198.51.100.${index}` }));
  expect((await signIn(administrator, { network: '203.0.113.1' })).status).toBe(200);
  for (const { status } of await Promise.all(guesses)) expect([401, 429]).toContain(status);
});

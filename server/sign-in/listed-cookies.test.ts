import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookieName, cookies } from '#platform/access/cookies.ts';
import { cookiesOf } from '#tests/cookies-of.ts';
import { administrator, startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('signing in by password, asking for a passkey and signing out set the listed cookies, for the listed time', async () => {
  const headers = { origin: server.origin };
  const signedIn = await server.send('POST', '/api/admin/login', { body: administrator, headers });
  const cookie = cookiesOf(signedIn);
  const answers = [
    signedIn,
    await server.send('POST', '/api/admin/login/passkey-options', { body: {}, headers }),
    await server.send('POST', '/api/admin/logout', { headers: { ...headers, cookie } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
  const lines = answers.flatMap((answer) => answer.headers['set-cookie'] ?? []);
  const names = new Set(lines.map((line) => line.split('=')[0]));
  expect([...names].sort()).toEqual(
    Object.keys(cookies)
      .map((key) => cookieName(key as keyof typeof cookies, false))
      .sort(),
  );
  const seconds = (name: string) =>
    Number(/Max-Age=(\d+)/.exec(lines.find((line) => line.startsWith(name)) ?? '')?.[1]);
  expect(seconds('versicherungsmonitor=')).toBe(30 * 60);
  expect(seconds('versicherungsmonitor-device=')).toBe(180 * 24 * 60 * 60);
  expect(seconds('versicherungsmonitor-step=')).toBe(10 * 60);
});

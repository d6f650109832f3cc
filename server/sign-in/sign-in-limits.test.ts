import { afterEach, describe, expect, test } from 'vitest';
import { administrator, startTestServer, type TestServer } from '#tests/test-server.ts';
import { createSignInLimits } from './sign-in-limits.ts';

let server: TestServer;
afterEach(() => server.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (body: object, headers: Record<string, string> = {}) =>
  server.send('POST', '/api/admin/login', { body, headers });
const wrong = { ...administrator, password: 'falsch-und-lang' };

describe('sign-in limits', () => {
  test('block an account and address after 5 failures, even with the right password', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    for (let failure = 0; failure < 5; failure++) expect((await signIn(wrong)).status).toBe(401);
    const sixth = await signIn(administrator);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(sixth.json.detail).toMatch(
      /^Zu viele Anmeldeversuche\. Bitte versuchen Sie es in 15 Minuten noch einmal\.$/,
    );
    expect(sixth.headers['set-cookie']).toBeUndefined();
  });

  test('count concurrent attempts, separately for each network: an IPv4 address, an IPv6 /64', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => signIn(wrong, from(`2001:db8:1:2::${index + 1}`))),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect((await signIn(administrator, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await signIn(administrator, from('2001:0db8:0001:0002::7'))).status).toBe(429);
    // The entry added by our proxy is the last one; a client can forge those before it.
    expect((await signIn(administrator, from('198.51.100.7, 2001:db8:1:2::1'))).status).toBe(429);
    expect((await signIn(administrator, from('2001:db8:1:3::1'))).status).toBe(200);
    expect((await signIn(administrator, from('192.0.2.9'))).status).toBe(200);
  });

  test('reset the failures of an account after a sign-in', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    for (let round = 0; round < 2; round++) {
      for (let failure = 0; failure < 3; failure++) expect((await signIn(wrong)).status).toBe(401);
      expect((await signIn(administrator)).status).toBe(200);
    }
  });

  test('limit the attempts of one network for all accounts together', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const limits = createSignInLimits(server.services);
    const attempt = (index: number) => limits.admit({ email: `person-${index}@example.org`, network: '192.0.2.1' });
    for (let index = 0; index < 30; index++) expect(await attempt(index)).toEqual({ delayMs: 0 });
    expect(await attempt(30)).toMatchObject({ status: 429 });
    expect(await limits.admit({ email: 'person-1@example.org', network: '192.0.2.2' })).toEqual({ delayMs: 0 });
  });

  test('ignore X-Forwarded-For without a trusted proxy, and RATE_LIMITS=off lifts them', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    for (let failure = 0; failure < 5; failure++) await signIn(wrong, from(`192.0.2.${failure}`));
    expect((await signIn(wrong, from('192.0.2.99'))).status).toBe(429);
    await server.stop();
    server = await startTestServer({ RATE_LIMITS: 'off' });
    for (let failure = 0; failure < 7; failure++) expect((await signIn(wrong)).status).toBe(401);
    expect((await signIn(administrator)).status).toBe(200);
  });
});

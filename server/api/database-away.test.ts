import { expect, inject, test } from 'vitest';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { eventually } from '#tests/eventually.ts';
import { administer } from '#tests/global-database.ts';
import { administrator, testServer } from '#tests/test-server.ts';

const log: { route?: string; msg: string }[] = [];
/** Every page that was made. */
const rendered: string[] = [];
const server = await testServer(
  {},
  {
    logTo: { write: (line) => void log.push(JSON.parse(line)) },
    async renderDocument({ answer }) {
      const text = JSON.stringify(await answer(partnerCalls.list));
      rendered.push(text);
      return text;
    },
  },
);

/** Forbids connections to the server's database and ends the open ones, or allows them again. */
async function setAway(isAway: boolean) {
  const { address } = server.database;
  const name = typeof address === 'string' ? new URL(address).pathname.slice(1) : address.database;
  await administer(inject('testServer'), `alter database "${name}" with allow_connections ${!isAway}`);
  if (!isAway) return;
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await administer(inject('testServer'), end);
}

test('while the database is unavailable calls are answered with 503, and work again afterwards', async () => {
  const headers = await server.signIn();
  const kept = await server.send('GET', '/api/partners');
  await setAway(true);
  const german = [
    () => server.send('GET', '/api/health'),
    () => server.send('GET', '/api/admin/session', { headers }),
    () => server.send('POST', '/api/admin/login', { body: administrator }),
    ...['studies', 'media', 'team-members'].map((kind) => () => server.send('GET', `/api/${kind}`)),
    () =>
      server.send('POST', '/api/contact-messages', {
        body: { name: 'Anna Muster', email: 'a@example.org', subject: 'A', message: 'B' },
      }),
  ];
  const english = [
    () => server.send('GET', '/api/contact-messages', { headers }),
    () => server.send('POST', '/api/partners', { headers, body: { name: 'A' } }),
  ];
  for (const call of [...german, ...english]) {
    const answer = await call();
    expect([answer.status, answer.headers['retry-after']], answer.text).toEqual([503, '5']);
    expect(answer.json.detail).toMatch(german.includes(call) ? /^Der Dienst ist/ : /^The service is/);
  }
  const unavailable = log.filter(({ msg }) => msg.endsWith('the database is unavailable'));
  expect(unavailable.length).toBeGreaterThan(5);
  for (const { route } of unavailable) expect(route).toMatch(/^\/api\//);
  expect((await server.send('GET', '/api/partners')).text).toBe(kept.text);
  await setAway(false);
  await eventually(async () => (await server.send('GET', '/api/health')).status === 200, 10_000);
  expect((await server.send('GET', '/api/admin/session', { headers })).json.isAuthenticated).toBe(true);
});

test('after a change, pages that nobody has visited since are readable while the database is unavailable', async () => {
  const headers = await server.signIn();
  for (const address of ['/partners', '/api/partners']) await server.send('GET', address);
  const { status } = await server.send('POST', '/api/partners', { headers, body: { name: 'Muster Versicherung' } });
  expect(status).toBe(201);
  await eventually(() => rendered.filter((text) => text.includes('Muster Versicherung')).length > 0);
  await setAway(true);
  for (const address of ['/partners', '/api/partners'])
    expect((await server.send('GET', address)).text).toContain('Muster Versicherung');
  await setAway(false);
  await eventually(async () => (await server.send('GET', '/api/health')).status === 200, 10_000);
});

import { expect, test } from 'vitest';
import { mails } from '#domain/core/mails/mail-table.server.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { testServer } from '#tests/test-server.ts';

const log: string[] = [];
let unknownPagesRendered = 0;
const server = await testServer(
  {},
  {
    logTo: { write: (line) => void log.push(line) },
    async renderDocument({ path, news }) {
      if (news?.view.state === 'unknown') unknownPagesRendered += 1;
      return `<!doctype html><title>${path}</title>`;
    },
  },
);

const { postForm } = server;
const ask = (email: string, topics = ['edition']) =>
  server.send('POST', '/api/news-subscriptions', { body: { email, topics } });
const subscriber = async (email: string) =>
  (await server.query('select * from news_subscribers where email = $1', email))[0];
const mailsTo = (email: string) => outboxMails(server.dataDir).filter((mail) => mail.includes(`To: ${email}`));
/** Resolves when no job is waiting or running. */
const settled = () =>
  eventually(async () => {
    const busy = "select 1 from jobs.job where name in ('subscribe-to-news', 'send-mail') and state < 'completed'";
    return (await server.query(busy)).length === 0;
  });

/** Subscribes an address. @returns the page that its mail links to */
async function pageOf(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(201);
  const [mail = ''] = await eventually(() => mailsTo(email).length > 0 && mailsTo(email));
  return /\/media\?news=[\w-]{54}/.exec(mail)?.[0] ?? '';
}

test('an address gets one mail, ever; the answer is the same for all', async () => {
  const email = 'einmal@example.org';
  await pageOf(email);
  const answers = [await ask(email), await ask('Einmal@Example.org', ['press']), await ask('andere@example.org')];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([201, '{}']));
  await settled();
  expect(mailsTo(email)).toHaveLength(1);
  expect((await subscriber(email)).topics).toEqual(['edition']);

  // Not even after the link has expired and retention has deleted the row, or after it was deleted by the link.
  await server.query('delete from news_subscribers where email = $1', email);
  await ask(email);
  await settled();
  expect(mailsTo(email)).toHaveLength(1);
  expect(await subscriber(email)).toBeUndefined();
});

test('a subscription for a card that no edition has gets no mail and is not stored', async () => {
  const follow = (email: string, card: string, topics: string[] = []) =>
    server.send('POST', '/api/news-subscriptions', { body: { email, card, topics } });
  expect((await follow('keine.karte@example.org', '2099-1')).status).toBe(201);
  expect((await follow('thema@example.org', '2099-1', ['press'])).status).toBe(201);
  expect((await follow('karte@example.org', '2024-1')).status).toBe(201);
  await settled();
  expect(await subscriber('keine.karte@example.org')).toBeUndefined();
  expect(mailsTo('keine.karte@example.org')).toEqual([]);
  expect(await subscriber('thema@example.org')).toMatchObject({ topics: ['press'], cards: [] });
  expect(await subscriber('karte@example.org')).toMatchObject({ topics: [], cards: ['2024-1'] });
});

test('without script the rules are the same; a form caught by the honeypot gets the same answer and is not stored', async () => {
  const fields = { form: 'news', email: 'ohne.skript@example.org', 'topic-press': 'true' };
  expect((await postForm('/insights', fields)).status).toBe(200);
  await eventually(() => mailsTo(fields.email).length === 1);
  expect(await subscriber(fields.email)).toMatchObject({ topics: ['press'], status: 'unconfirmed' });
  expect((await postForm('/media', { ...fields, email: 'falle@example.org', website: 'x' })).status).toBe(200);
  await settled();
  expect(await subscriber('falle@example.org')).toBeUndefined();
  const refused = [
    await postForm('/media', { form: 'news', email: fields.email }),
    await postForm('/media', { ...fields, email: 'keine' }),
    await ask('anna@example.org', []),
    await ask('anna@example.org', ['anders']),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test('opening the link changes nothing; the button confirms, once', async () => {
  const email = 'bestaetigt@example.org';
  const page = await pageOf(email);
  for (let i = 0; i < 5; i++) {
    const { status, headers } = await server.send('GET', page);
    expect([status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'noindex',
      'no-referrer',
    ]);
  }
  expect((await subscriber(email)).status).toBe('unconfirmed');
  expect((await postForm(page, { action: 'confirm' }, { origin: 'https://www.example.com' })).status).toBe(403);
  expect((await postForm(page, { action: 'topics', 'topic-press': 'true' })).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ status: 'unconfirmed', topics: ['edition'] });
  expect((await postForm(page, { action: 'confirm' })).status).toBe(200);
  expect((await postForm(page, { action: 'confirm' })).status).toBe(200);
  expect((await subscriber(email)).status).toBe('confirmed');
  expect((await postForm(page, { action: 'topics' })).status).toBe(400);
  expect((await postForm(page, { action: 'topics', 'topic-press': 'true' })).status).toBe(200);
  expect((await subscriber(email)).topics).toEqual(['press']);
  await ask(email, ['edition']);
  await settled();
  expect(mailsTo(email)).toHaveLength(1);
  expect(log.join('')).not.toContain(page.split('=')[1] ?? '');
  expect(log.join('').toLowerCase()).not.toContain(email);
});

test('the buttons work without headers of newer browsers, but not with a session or from other sites', async () => {
  const page = await pageOf('alter.browser@example.org');
  const { cookie } = await server.signIn();
  const press = (action: string, headers: Record<string, string>) => postForm(page, { action }, headers);
  const stored = async () => (await subscriber('alter.browser@example.org'))?.status;
  const refusals: Record<string, string>[] = [
    { cookie },
    { cookie, origin: 'null' },
    { origin: 'https://www.example.com' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const refused of refusals) {
    expect([JSON.stringify(refused), (await press('confirm', refused)).status]).toEqual([JSON.stringify(refused), 403]);
  }
  expect(await stored()).toBe('unconfirmed');
  // Under no-referrer older browsers send the origin 'null' without Sec-Fetch-Site, others only Sec-Fetch-Site.
  expect((await press('confirm', { origin: 'null' })).status).toBe(200);
  expect(await stored()).toBe('confirmed');
  const others: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { cookie: 'of=another-site' }];
  for (const allowed of others) {
    expect((await press('confirm', allowed)).status, JSON.stringify(allowed)).toBe(200);
  }
  expect((await press('unsubscribe', {})).status).toBe(200);
  expect(await stored()).toBeUndefined();
  // Forms of other pages have no such token.
  expect((await postForm('/media', 'form=news', { origin: 'null' })).status).toBe(403);
});

test('a link confirms for seven days', async () => {
  const email = 'zu.spaet@example.org';
  const page = await pageOf(email);
  const [{ days }] = (await server.query(
    'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from news_subscribers where email = $1',
    email,
  )) as [{ days: number }];
  expect(days).toBe(7);
  await server.query("update news_subscribers set expires_at = now() - interval '1 second' where email = $1", email);
  await postForm(page, { action: 'confirm' });
  expect((await subscriber(email)).status).toBe('unconfirmed');
});

test('an invalid link is rejected, and unsubscribes nobody', async () => {
  const page = await pageOf('echt@example.org');
  const wrong = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`;
  for (const address of [wrong, '/media?news=', '/media?news=unbekannt']) {
    expect((await server.send('GET', address)).status).toBe(404);
    expect((await postForm(address, { action: 'confirm' })).status).toBe(404);
    expect((await postForm(address, { action: 'unsubscribe' })).status).toBe(200);
  }
  expect((await subscriber('echt@example.org')).status).toBe('unconfirmed');
});

test('unknown addresses share one rendered page until the content changes', async () => {
  const unknown = async (token: string) => {
    const { status, headers, text } = await server.send('GET', `/media?news=${token}`);
    return [status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy'], text];
  };
  const first = await unknown('x');
  expect(first.slice(0, 4)).toEqual([404, 'no-store', 'noindex', 'no-referrer']);
  const before = unknownPagesRendered;
  for (let i = 0; i < 40; i++) expect(await unknown(`${i}${'a'.repeat(i + 14)}`)).toEqual(first);
  for (let i = 0; i < 3; i++) expect((await postForm(`/media?news=${i}`, { action: 'confirm' })).status).toBe(404);
  // A change caused by the server's start may arrive in between.
  expect(unknownPagesRendered - before).toBeLessThan(5);
  const kept = unknownPagesRendered;
  await server.services.contentChanged();
  expect(await unknown('x')).toEqual(first);
  expect(unknownPagesRendered).toBeGreaterThan(kept);
});

test('unsubscribing deletes all data of the address, which can subscribe again', async () => {
  const email = 'kanarienvogel@example.org';
  const page = await pageOf(email);
  await postForm(page, { action: 'confirm' });
  expect((await postForm(page, { action: 'unsubscribe' })).status).toBe(200);
  expect(await subscriber(email)).toBeUndefined();
  expect(await server.database.db.select().from(mails)).not.toContainEqual(
    expect.objectContaining({ recipient: email }),
  );
  expect((await server.send('GET', page)).status).toBe(404);
  expect((await ask(email)).status).toBe(201);
  await eventually(() => mailsTo(email).length === 2);
});

test('mail providers unsubscribe by one post, from anywhere and in either kind of form', async () => {
  const border = '----muster';
  const bodies = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      `multipart/form-data; boundary=${border}`,
      `--${border}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${border}--\r\n`,
    ],
  ] as const;
  for (const [index, [type, body]] of bodies.entries()) {
    const email = `mit.einem.klick.${index}@example.org`;
    const page = await pageOf(email);
    await postForm(page, { action: 'confirm' });
    const oneClick = `${page}&abmelden=1`;
    const headers = { 'content-type': type, origin: 'https://mail.example.com' };
    expect((await server.send('GET', oneClick)).status).toBe(200);
    expect((await server.send('POST', oneClick, { headers, body: 'action=unsubscribe' })).status).toBe(400);
    expect((await server.send('POST', page, { headers, body })).status).toBe(index === 0 ? 403 : 405);
    expect((await subscriber(email)).status).toBe('confirmed');
    expect((await server.send('POST', oneClick, { headers, body })).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
    expect((await server.send('POST', oneClick, { headers, body })).status).toBe(200);
  }
});

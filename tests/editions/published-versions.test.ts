/** A correction leaves the earlier version unchanged for citations, with a notice to its readers. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { makeMissingFiles } from '#domain/editions/publication/store-missing-files.server.ts';
import { notifyFollowers } from '#domain/news/corrections/notify-followers.server.ts';
import { languages, localPath } from '#platform/languages.ts';
import { storeFilesInThread } from '#server/edition-files/store-files-in-thread.ts';
import { outboxMails } from '../built-server/outbox-mails.ts';
import { eventually } from '../eventually.ts';
import { publishChange, withHealthFigure } from '../publish-change.ts';
import { type Answer, testServer } from '../test-server.ts';

let headers: Record<string, string>;
let publicUrl = '';
const server = await testServer({}, { renderDocument, hasBuiltFiles: true });
beforeAll(async () => {
  const { services } = server;
  publicUrl = services.settings.publicUrl;
  headers = await server.signIn();
  await makeMissingFiles(services, storeFilesInThread(services));
  await services.contentChanged();
}, 120_000);

const edition = '/insights?edition=2024';
const pages = [edition, `${edition}&card=1`, `${edition}&card=5`];
const embed = '/insights?embed=1&edition=2024&card=1';

const get = (path: string) => server.send('GET', path);
const mainOf = ({ text }: Pick<Answer, 'text'>) => /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const linkTo = ({ headers: { link } }: Answer, rel: string) =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(String(link))?.[1];
const filesIn = (html: string) =>
  [...html.matchAll(/href="((?:\/\w\w)?\/assets\/insights\/[^"]+)"/g)].map(([, address]) => address ?? '');

const correct = (value: number, note: string) =>
  publishChange(server.as(headers), 'edition-2024', withHealthFigure(value), { note });

/** Texts of every page and file of version 1. */
async function versionOne() {
  const contents: Record<string, string> = {};
  for (const language of languages) {
    for (const path of [...pages, embed]) {
      const address = localPath(language, `${path}&version=1`);
      const page = await get(address);
      expect(page.status, address).toBe(200);
      contents[address] = mainOf(page);
    }
  }
  for (const address of new Set(filesIn(contents[`${edition}&version=1`] ?? ''))) {
    const file = await get(address);
    expect([file.status, file.headers['cache-control']], address).toEqual([200, 'public, max-age=31536000, immutable']);
    contents[address] = hashOf(file.bytes);
  }
  return contents;
}

test('an unknown version is not found', async () => {
  for (const version of ['0', '2', '01', '1x', '-1', '']) {
    expect([version, (await get(`${edition}&version=${version}`)).status]).toEqual([version, 404]);
  }
  expect((await get('/insights?version=1')).status).toBe(200);
  expect((await get('/insights?edition=2023&version=1')).status).toBe(404);
});

/** Subscribes an address to the corrections of a card, by the page's form without script, and confirms it. */
async function follow(page: string, email: string, card: string) {
  const asked = await server.postForm(page, { form: 'news', email, card });
  expect(asked.status, asked.text).toBe(200);
  const [mail = ''] = await eventually(() => mailsTo(email).length > 0 && mailsTo(email));
  const [link = ''] = /\/media\?news=[\w-]{54}/.exec(mail) ?? [];
  expect((await get(link)).text).toContain('type="checkbox"');
  expect((await server.postForm(link, { action: 'confirm' })).status).toBe(200);
  return { mail, link };
}

/** Decodes quoted-printable characters. */
const plain = (source: string) =>
  source.replace(/(?:=[C-F][0-9A-F](?:=[89AB][0-9A-F])+)+/g, (coded) =>
    Buffer.from(coded.replaceAll('=', ''), 'hex').toString(),
  );
const mailsTo = (email: string) =>
  outboxMails(server.dataDir)
    .filter((mail) => mail.includes(`To: ${email}`))
    .map(plain);

describe('after a correction', () => {
  let before: Awaited<ReturnType<typeof versionOne>>;
  let cited = '';
  let follower: Awaited<ReturnType<typeof follow>>;
  beforeAll(async () => {
    follower = await follow('/fr/media?edition=2024&card=1', 'suit.une.fiche@example.org', '2024-1');
    await follow('/media?edition=2024&card=5', 'folgt.anderer@example.org', '2024-5');
    before = await versionOne();
    const first = await get(`${edition}&version=1`);
    expect(first.text).not.toContain('Neuere Fassung');
    expect(first.text).not.toContain('content="noindex"');
    expect(linkTo(first, 'predecessor-version')).toBeUndefined();
    const current = await get(`${edition}&card=1`);
    cited = /id="zitat-1-text"[^>]*>([^<]*)</.exec(current.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await correct(5.87, 'Ein Wert war falsch übertragen.');
  }, 120_000);

  test('pages and files of version 1 are the same bytes in every language', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(await versionOne()).toEqual(before);
  }, 120_000);

  test('the page of version 1 links to the newer one and is not indexed', async () => {
    const first = await get(`${edition}&card=1&version=1`);
    expect(first.text).toContain('Neuere Fassung');
    expect(first.text).toMatch(/<title>[^<]+ – Versicherungsmonitor 2024, Fassung 1 vom \d+\. \p{L}+ \d{4}<\/title>/u);
    expect(first.text).toMatch(/Die neueste ist die Fassung 2 vom \d+\. \p{L}+ \d{4}\./u);
    expect(first.text).toContain('href="/insights?edition=2024&amp;card=1"');
    expect(first.text).toContain('<meta name="robots" content="noindex"/>');
    expect(first.text).not.toContain('rel="canonical"');
    expect(mainOf(first)).not.toContain('Fassung 2');
    expect(mainOf(first)).not.toContain('5.87');
    expect(linkTo(first, 'latest-version')).toBe(`${publicUrl}/insights?edition=2024&card=1`);
    expect((await get(localPath('fr', `${edition}&version=1`))).text).toContain('Version plus récente');
  });

  test('the citation of version 1 links to it, that of version 2 names its version', async () => {
    const address = / (https?:\/\/\S+)$/.exec(cited)?.[1] ?? '';
    expect(cited).not.toContain('Fassung');
    const page = await get(address.replace(publicUrl, ''));
    expect(page.status).toBe(200);
    expect(mainOf(page)).toContain('5.61');
    expect(mainOf(page)).not.toContain('5.87');
    const now = await get(`${edition}&card=1`);
    expect(now.text).toMatch(/\. Fassung 2 vom \d+\. \p{L}+ \d{4}\. https?:\/\/\S+&amp;card=1&amp;version=2</u);
  });

  test('subscribers of the card get one mail in their language, others get none', async () => {
    const { text } = await get('/fr/insights?edition=2024&card=1');
    const title = /<title>(.*?) – /.exec(text)?.[1] ?? '-';
    expect(follower.mail).toContain(title);
    const corrections = () => mailsTo('suit.une.fiche@example.org').slice(1);
    const [mail = ''] = await eventually(() => corrections().length > 0 && corrections());
    expect(mail).toContain('Chiffres corrigés');
    expect(mail).toContain(title);
    expect(mail).toContain('Ein Wert war falsch übertragen.');
    expect(mail).toContain(`${publicUrl}/fr/insights?edition=2024&amp;card=1`);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    // The job may run again.
    const [{ version_id: versionId }] = await server.query(
      "select version_id from content_publications where document = 'edition-2024' order by live_at desc limit 1",
    );
    await notifyFollowers(server.services, { versionId });
    const rows = await server.query("select recipient, subject from mails where kind = 'correction'");
    const subject = 'Chiffres corrigés dans le Versicherungsmonitor 2024';
    expect(rows).toEqual([{ recipient: 'suit.une.fiche@example.org', subject }]);
    expect(mailsTo('folgt.anderer@example.org')).toHaveLength(1);
  });

  test('a confirmed address follows another card without a mail, and can unfollow one', async () => {
    const email = 'suit.une.fiche@example.org';
    const sent = mailsTo(email).length;
    const cards = async () =>
      (await server.query('select cards from news_subscribers where email = $1', email))[0].cards;
    await server.send('POST', '/api/news-subscriptions', { body: { email, card: '2024-3' } });
    await eventually(async () => (await cards()).length === 2);
    expect(mailsTo(email)).toHaveLength(sent);
    const { link } = follower;
    expect((await get(link)).text).toContain('card-2024-3');
    expect((await server.postForm(link, { action: 'topics' })).status).toBe(400);
    expect(
      (await server.postForm(link, { action: 'topics', 'card-2024-3': 'true', 'card-2024-9': 'true' })).status,
    ).toBe(200);
    expect(await cards()).toEqual(['2024-3']);
    const refused = await server.send('POST', '/api/news-subscriptions', { body: { email, card: 'anders' } });
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ path: 'card' }] } });
  });

  test('the current page lists the corrections and the earlier versions', async () => {
    const now = await get(edition);
    expect(now.text).toContain('Ein Wert war falsch übertragen.');
    expect(now.text).toContain('Frühere Fassungen:');
    expect(now.text).toMatch(/href="\/insights\?edition=2024&amp;version=1"[^>]*>Fassung 1 vom/);
    expect(linkTo(now, 'predecessor-version')).toBe(`${publicUrl}/insights?edition=2024&version=1`);
    expect(linkTo(now, 'cite-as')).toBe(`${publicUrl}/insights?edition=2024&version=2`);
    const second = await get(`${edition}&version=2`);
    expect(mainOf(second)).toContain('5.87');
    expect(second.text).toContain(`<link rel="canonical" href="${publicUrl}/insights"/>`);
    const sitemap = (await get('/sitemap.xml')).text;
    expect(sitemap).not.toContain('&amp;version=');
  });

  test('the frame of version 1 shows that it was corrected; the frame of the edition shows when', async () => {
    const pinned = await get(`${embed}&version=1`);
    expect(mainOf(pinned)).toContain('5.61');
    expect(pinned.text).toMatch(/<p data-notice.*Korrigiert: Fassung 2 vom/);
    expect(pinned.headers['x-frame-options']).toBeUndefined();
    const following = await get(embed);
    expect(mainOf(following)).toContain('5.87');
    // Within a landmark, as all content.
    expect(following.text).toMatch(/<footer><p data-notice.*Korrigiert am \d/);
    expect((await get(`${embed}&version=2`)).text).not.toContain('data-notice');
  });

  test('a third version lists both, and changes neither of the earlier ones', async () => {
    const second = mainOf(await get(`${edition}&version=2`));
    await correct(5.91, 'Noch ein Wert.');
    expect(await versionOne()).toEqual(before);
    expect(mainOf(await get(`${edition}&version=2`))).toBe(second);
    const third = await get(`${edition}&version=3`);
    expect(mainOf(third)).toContain('version=2"');
    expect(linkTo(third, 'predecessor-version')).toBe(`${publicUrl}/insights?edition=2024&version=2`);
    expect((await get(`${edition}&version=1`)).text).toContain('Fassung 3');
  }, 120_000);
});

test('typed links name licence, description and files (Signposting)', async () => {
  for (const path of [edition, `${edition}&card=1`]) {
    const page = await get(path);
    expect(linkTo(page, 'license')).toMatch(/^https:\/\//);
    for (const rel of ['describedby', 'item']) {
      const address = linkTo(page, rel)?.replace(publicUrl, '') ?? '';
      expect([rel, address, (await get(address)).status]).toEqual([rel, address, 200]);
    }
  }
  const { headers: ofCard } = await get(`${edition}&card=1`);
  expect(ofCard.link).toContain('<https://schema.org/Dataset>; rel="type"');
  expect(String(ofCard.link).length).toBeLessThan(4000);
});

test('each of twelve thousand followers of a card is notified', async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into news_subscribers (email, topics, cards, status, expires_at)
      select 'viele-' || n || '@example.org', '{}', '{2024-1}', 'confirmed', now() from generate_series(1, 12000) n`,
  );
  const last =
    "select version_id from content_publications where document = 'edition-2024' order by live_at desc limit 1";
  await notifyFollowers(server.services, { versionId: (await pool.query(last)).rows[0].version_id });
  const count = "select count(*)::int from mails where kind = 'correction' and recipient like 'viele-%'";
  expect((await pool.query(count)).rows).toEqual([{ count: 12_000 }]);
});

import { parseAtomFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { expect, test, vi } from 'vitest';
import { Overloaded } from '#platform/bounded-queue.ts';
import { madeUpDocument } from '#tests/editions/made-up-edition.ts';
import { eventually } from '#tests/eventually.ts';
import { publishChange, withCards } from '#tests/publish-change.ts';
import { testOffice } from '#tests/test-server.ts';
import { CallQueue } from '../api/work/call-queues.ts';

const { server, call } = await testOffice({}, { hasBuiltFiles: true });

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** @throws when it is no well-formed XML */
function parsed(xml: string): Element {
  const open: Element[] = [{ name: '', attributes: {}, text: '', children: [] }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = { name: local, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    (open.at(-1) as Element).text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return open[0]?.children[0] as Element;
}

const childrenOf = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => {
  const [only, ...others] = childrenOf(element, name);
  expect(others, name).toEqual([]);
  return only?.text ?? '';
};
const readFeed = async () => parsed((await server.send('GET', '/feed.xml')).text);
const titles = async () => childrenOf(await readFeed(), 'entry').map((entry) => textOf(entry, 'title'));
const add = (body: object) => call('POST', '/media', body);

test('the feed is valid Atom, whatever a report contains', async () => {
  const title = 'Zahlen & <Fakten> "2024" ]]>';
  await add({
    title,
    description: 'Ein Bericht',
    outlet: 'Musterzeitung',
    url: 'https://zeitung.example.org/?a=1&b=2',
    publishedAt: '2024-08-02',
  });
  await add({ title: 'Ohne Datum' });
  await add({ title: 'Ohne Adresse', publishedAt: '2024-08-01' });
  const { status, headers: sent } = await server.send('GET', '/feed.xml');
  expect([status, sent['content-type'], sent['x-content-type-options'], typeof sent.etag]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'nosniff',
    'string',
  ]);
  const byOthers = parseAtomFeed((await server.send('GET', '/feed.xml')).text);
  expect(byOthers.entries?.map((entry) => [typeof entry.id, typeof entry.updated, entry.links?.length])).toEqual(
    Array(byOthers.entries?.length).fill(['string', 'string', 1]),
  );
  expect(byOthers.entries?.map((entry) => entry.title?.value)).toContain(title);
  const feed = await readFeed();
  expect(feed.name).toBe('feed');
  expect(textOf(feed, 'id')).toBe(`${server.services.settings.publicUrl}/feed.xml`);
  expect(textOf(feed, 'title')).not.toBe('');
  expect(childrenOf(feed, 'author')).toHaveLength(1);
  expect(childrenOf(feed, 'link').map(({ attributes }) => attributes.rel)).toEqual(['self', 'alternate']);
  const entries = childrenOf(feed, 'entry');
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(entries.length);
  for (const entry of entries) {
    expect(textOf(entry, 'id')).toMatch(/^(urn:uuid:[\da-f-]{36}|http\S+)$/);
    expect(textOf(entry, 'title')).not.toBe('');
    expect(new Date(textOf(entry, 'updated')).toISOString()).toBe(textOf(entry, 'updated'));
    expect(childrenOf(entry, 'link').map(({ attributes }) => new URL(attributes.href ?? '').protocol)).toEqual([
      expect.stringMatching(/^https?:$/),
    ]);
  }
  const updated = entries.map((entry) => textOf(entry, 'updated'));
  expect(updated).toEqual([...updated].sort().reverse());
  expect(textOf(feed, 'updated')).toBe(updated[0]);
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(
    expect.arrayContaining([title, 'Ohne Adresse', 'Versicherungsmonitor 2024']),
  );
  expect(entries.map((entry) => textOf(entry, 'title'))).not.toContain('Ohne Datum');
});

test('in another language, texts that are not translated are marked as German', async () => {
  const translations = { fr: { title: 'Titre' } };
  const { json } = await add({ title: 'Titel', description: 'Text', publishedAt: '2024-08-01', translations });
  await eventually(async () => (await titles()).includes('Titel'));
  const { text } = await server.send('GET', '/fr/feed.xml');
  expect(text).toContain('<title>Titre</title>');
  expect(text).toContain('<summary xml:lang="de">Text</summary>');
  await call('DELETE', `/media/${json.id}`);
});

test('the outlet stands before the description with the punctuation of its language', async () => {
  const translations = { fr: { description: 'Un rapport' } };
  const report = { title: 'Titel', description: 'Ein Bericht', outlet: 'Musterzeitung', publishedAt: '2024-08-01' };
  const { json: translated } = await add({ ...report, translations });
  const { json: german } = await add(report);
  await eventually(async () => (await titles()).filter((title) => title === 'Titel').length === 2);
  const { text } = await server.send('GET', '/fr/feed.xml');
  expect(text).toContain('<summary>Musterzeitung\u202f: Un rapport</summary>');
  expect(text).toContain('<summary xml:lang="de">Musterzeitung: Ein Bericht</summary>');
  for (const { id } of [translated, german]) await call('DELETE', `/media/${id}`);
});

test('the feed contains only public content, and changes immediately', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const { json: scheduled } = await add({ title: 'Noch geheim', publishedAt: later });
  expect(await titles()).not.toContain('Noch geheim');
  await call('PATCH', `/media/${scheduled.id}`, { publishedAt: '2024-09-01' });
  await eventually(async () => (await titles()).includes('Noch geheim'));
  await call('DELETE', `/media/${scheduled.id}`);
  await eventually(async () => !(await titles()).includes('Noch geheim'));
});

test('an edition is updated when it came out: on the day of its study, or else when it was published here', async () => {
  const begun = Date.now();
  const study = await call('POST', '/studies', { title: 'Monitor 2029', year: 2029 });
  await publishChange(call, 'edition-2029', () => withCards(1, madeUpDocument));
  const updated = async () => {
    const entries = childrenOf(await readFeed(), 'entry');
    const [edition] = entries.filter((entry) => textOf(entry, 'id').endsWith('edition=2029'));
    return edition && new Date(textOf(edition, 'updated'));
  };
  const published = await eventually(updated);
  expect(published.getTime()).toBeGreaterThan(begun);
  expect(published.getTime()).toBeLessThan(Date.now());
  await call('PATCH', `/studies/${study.json.id}`, { publishedAt: '2029-06-20' });
  await eventually(async () => (await updated())?.toISOString() === '2029-06-20T00:00:00.000Z');
}, 60_000);

test('the feed ends after the newest hundred entries', async () => {
  await server.query(`insert into media_items (title, published_at)
    select 'Bericht ' || n, timestamptz '2020-01-01' + n * interval '1 day' from generate_series(1, 110) n`);
  await add({ title: 'Der neuste', publishedAt: '2026-01-01' });
  await eventually(async () => (await titles()).includes('Der neuste'));
  expect(await titles()).toHaveLength(100);
  expect(await titles()).toContain('Bericht 110');
  expect(await titles()).not.toContain('Bericht 1');
});

test('under overload the feed is answered with 503, like a page', async () => {
  await call('POST', '/partners', { name: 'Muster AG' });
  const overload = vi.spyOn(CallQueue.prototype, 'add').mockRejectedValue(new Overloaded());
  const [feed, page] = [await server.send('GET', '/feed.xml'), await server.send('GET', '/')];
  overload.mockRestore();
  for (const { status, headers } of [feed, page]) expect([status, headers['retry-after']]).toEqual([503, '5']);
});

import http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { madeUpInternet } from '#tests/made-up/made-up-internet.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { builtInTexts } from '../../editions/live-content/built-in-content.server.ts';
import { storeFirstVersions } from '../../editions/live-content/store-first-versions.server.ts';
import { mediaItems } from '../../media/media-item-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { checkLinks, requestLinkChecks } from './check-links.server.ts';
import { linkChecks } from './link-check-table.server.ts';
import { readLinks } from './read-links.server.ts';

let services: TestServices;
let site: http.Server;
const internet = madeUpInternet();
const asked: string[] = [];
let statusOf: Record<string, number>;

beforeEach(async () => {
  services = await createTestServices();
  await storeFirstVersions(services.db);
  asked.length = 0;
  statusOf = {};
  site = http.createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(statusOf[url] ?? 200).end();
  });
  internet.name('www.muster.ch', ['5.6.7.8']);
  internet.place('5.6.7.8', 80, await listenOnLoopback(site));
});
afterEach(async () => {
  site.close();
  await services.end();
});

const check = () => checkLinks({ ...services, internet }, {});
const address = 'http://www.muster.ch/gone';
/** Moves all timestamps back by one day. */
const aDayLater = () =>
  services.query(
    "update link_checks set checked_at = checked_at - interval '1 day', failing_since = failing_since - interval '1 day'",
  );

async function addPartner(websiteUrl: string, name = 'Muster AG'): Promise<string> {
  const [row] = await services.db.insert(partners).values({ name, websiteUrl }).returning();
  return row?.id ?? '';
}

test('links of pages and records are checked once; samples, own files and deleted records are not', async () => {
  await addPartner('http://www.muster.ch/a');
  await addPartner('http://www.muster.ch/a', 'Zweites Muster');
  await addPartner('https://www.example.org/sample');
  await services.db.insert(mediaItems).values([
    { title: 'Bericht', url: 'http://www.muster.ch/b', imageUrl: '/uploads/x.webp' },
    { title: 'Gelöscht', url: 'http://www.muster.ch/c', deletedAt: new Date() },
  ]);
  await check();
  expect(asked.sort()).toEqual(['HEAD /a', 'HEAD /b']);
  await check();
  expect(asked).toHaveLength(2);
  expect(await readLinks(services)).toMatchObject({ total: 2, waiting: 0, failing: [] });
});

test('one failure is reported, a second one a day later makes a link dead, and a success resets it', async () => {
  statusOf['/gone'] = 404;
  const id = await addPartner(address);
  await check();
  const [first] = (await readLinks(services)).failing;
  expect(first).toMatchObject({ address, result: 'gone', status: 404, isDead: false });
  expect(first?.places).toEqual([{ kind: 'partners', recordId: id, name: 'Muster AG' }]);
  await check();
  expect((await readLinks(services)).failing[0]?.isDead).toBe(false);
  await aDayLater();
  await check();
  const [second] = (await readLinks(services)).failing;
  expect(second).toMatchObject({ isDead: true });
  expect(Date.now() - (second?.since.getTime() ?? 0)).toBeGreaterThan(20 * 3_600_000);
  await aDayLater();
  statusOf['/gone'] = 200;
  const before = asked.length;
  await check();
  expect(asked).toHaveLength(before);
  await services.db.update(linkChecks).set({ requestedAt: new Date() });
  await checkLinks({ ...services, internet }, { isRequested: true });
  expect((await readLinks(services)).failing).toEqual([]);
});

test('an address without links is removed', async () => {
  const id = await addPartner(address);
  await check();
  await services.db.update(partners).set({ websiteUrl: null }).where(eq(partners.id, id));
  expect((await readLinks(services)).total).toBe(0);
  await check();
  expect(await services.db.$count(linkChecks)).toBe(0);
});

test('a link counts at once in a version that another instance published without a notification', async () => {
  expect((await readLinks(services)).total).toBe(0);
  await publishVersion(services, 'frame', { ...builtInTexts.frame, agency: { href: address, label: 'Musteragentur' } });
  expect((await readLinks(services)).total).toBe(1);
});

test('on request all addresses wait and a job checks them; without internet nothing is stored', async () => {
  await addPartner(address);
  await requestLinkChecks(services);
  // This job has no internet: the name can't be resolved.
  await eventually(async () => (await readLinks(services)).waiting === 0);
  expect((await readLinks(services)).failing).toMatchObject([{ result: 'no-such-host', status: null }]);
  expect(asked).toEqual([]);
});

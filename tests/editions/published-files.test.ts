import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { institution } from '#content/institution.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { storeBuiltFiles } from '#domain/editions/publication/store-missing-files.server.ts';
import { createBuiltEditions, keepEarlierEditions } from '#server/edition-files/built-editions.ts';
import { makeEditionFiles } from '#server/edition-files/edition-files.ts';
import { listBuiltFiles } from '#server/files/built-files.ts';
import { publishChangeAs, signIn } from '../built-server/administer.ts';
import { type BuiltServer, freshDirectory, root, startBuiltServer } from '../built-server/built-server.ts';
import { request } from '../built-server/requests.ts';
import { eventually } from '../eventually.ts';
import { textOf } from '../pdf-reader.ts';
import { withHealthFigure } from '../publish-change.ts';
import { scratchDirectory } from '../scratch-directory.ts';
import { createTestServices, type TestServices } from '../test-services.ts';
import { madeUpDocument } from './made-up-edition.ts';
import { storedEditionFiles } from './stored-edition-files.ts';

const { version } = builtInContent.current;
const xlsx = '/assets/downloads/datentabellen-2024.xlsx';
const csv = '/assets/insights/2024/demografie.csv';

afterEach(() => {
  vi.useRealTimers();
});

test('an edition’s files are the same bytes whenever they are made', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T10:00:00Z') });
  const { edition } = builtInContent.current;
  const first = await makeEditionFiles({ edition, publisher: institution });
  vi.setSystemTime(new Date('2031-07-09T21:14:00Z'));
  const second = await makeEditionFiles({ edition, publisher: institution });
  const bytes = (content: Buffer | string | undefined) => Buffer.from(content as string);
  const different = [...first].filter(([address, content]) => !bytes(content).equals(bytes(second.get(address))));
  expect(different.map(([address]) => address)).toEqual([]);
});

describe('on two instances', () => {
  const addresses = [...listBuiltFiles(path.join(root, 'dist/client')).keys()].filter((address) =>
    /^\/assets\/.*2024/.test(address),
  );

  const dataDir = freshDirectory();
  let servers: BuiltServer[] = [];
  const end = () => Promise.all(servers.map((server) => server.end()));
  beforeAll(async () => {
    servers = await Promise.all([startBuiltServer(dataDir), startBuiltServer(dataDir)]);
  });
  // Ends the servers even if a check fails, because they would outlive the test's process.
  afterAll(end);

  async function hashesOf({ url }: BuiltServer) {
    const hashes = new Map<string, string>();
    for (const address of addresses) {
      const { status, body } = await request(url + address);
      hashes.set(address, `${status} ${createHash('sha256').update(body).digest('hex')}`);
    }
    return hashes;
  }

  test('dark pictures have one ground, from the first pixel to the last', async () => {
    const dark = addresses.filter((address) => address.endsWith('-dunkel.png'));
    expect(dark.length).toBeGreaterThan(5);
    for (const address of dark) {
      const { body } = await request(`${servers[0]?.url}${address}`);
      const pixels = await sharp(body).removeAlpha().raw().toBuffer();
      expect(pixels.subarray(-3), address).toEqual(pixels.subarray(0, 3));
    }
  });

  test('drawings have their own policy, in whole, partial and 304 answers', async () => {
    const { url } = servers[0] as BuiltServer;
    const drawings = [
      ...addresses.filter((address) => address.endsWith('.svg')),
      '/favicon.svg',
      '/assets/hero-still.svg',
    ];
    expect(drawings.length).toBeGreaterThan(10);
    for (const address of drawings) {
      const whole = await request(url + address);
      const part = await request(url + address, { headers: { range: 'bytes=0-9' } });
      const revalidated = await request(url + address, { headers: { 'if-none-match': String(whole.headers.etag) } });
      expect([whole.status, part.status, revalidated.status], address).toEqual([200, 206, 304]);
      for (const { headers } of [whole, part]) {
        expect(headers['content-type'], address).toMatch(/^image\/svg\+xml/);
        expect(headers['content-security-policy'], address).toBe("default-src 'none'; style-src 'unsafe-inline'");
      }
    }
    expect((await request(url + csv)).headers['content-security-policy']).toBeUndefined();
  });

  test('every file of 2024 keeps its bytes when 2029 is published, and after a restart', {
    timeout: 180_000,
  }, async () => {
    const [first, second] = servers as [BuiltServer, BuiltServer];
    const before = await hashesOf(first);
    const exact = expect.stringMatching(/^\/assets\/insights\/2024\/[0-9a-f]{16}\/demografie\.csv$/);
    expect(addresses).toEqual(expect.arrayContaining([xlsx, csv, exact]));
    expect([...before].filter(([, hash]) => !hash.startsWith('200'))).toEqual([]);
    expect(await hashesOf(second)).toEqual(before);
    await publishChangeAs(await signIn(first.url), 'edition-2029', () => madeUpDocument);
    await eventually(async () => (await request(`${second.url}/insights?edition=2029`)).status === 200);
    for (const server of servers) expect(await hashesOf(server)).toEqual(before);
    await end();
    servers = [await startBuiltServer(dataDir)];
    expect(await hashesOf(servers[0] as BuiltServer)).toEqual(before);
  });

  test('a corrected figure is in One-Pager and Selected Insights of each language, and the former one in neither', {
    timeout: 120_000,
  }, async () => {
    const [{ url }] = servers as [BuiltServer];
    const handouts = ['/assets/downloads/one-pager-2024.pdf', '/assets/downloads/selected-insights-2024.pdf'];
    const read = async (address: string) => {
      const { status, body } = await request(url + address);
      expect(status, address).toBe(200);
      return body;
    };
    // Requesting one makes both.
    const [first, ...others] = await Promise.all([...handouts, handouts[0] as string].map(read));
    expect(others[1]?.equals(first as Buffer)).toBe(true);
    for (const pdf of [first, others[0]]) expect(await textOf(pdf as Buffer)).toContain('5.61');

    const administer = await signIn(url);
    const correction = { note: 'Wert der Krankenversicherungen berichtigt.' };
    await publishChangeAs(administer, 'edition-2024', withHealthFigure(5.55), correction);
    for (const language of ['', '/fr', '/it', '/en']) {
      for (const address of handouts) {
        const text = await textOf(await read(language + address));
        expect(text, language + address).toMatch(/5[.,]55/);
        expect(text, language + address).not.toMatch(/5[.,]61/);
        // It cites the version that it was made from.
        expect(text.replaceAll(/\s/g, ''), language + address).toContain('?edition=2024&version=2');
      }
    }
  });
});

describe('after an upgrade', () => {
  /** Writes the files of a build, with content that names the build. */
  function build(folder: string, mark: string) {
    const client = path.join(folder, 'client');
    keepEarlierEditions(client);
    rmSync(client, { recursive: true, force: true });
    for (const address of [csv, csv.replace('2024/', `2024/${version}/`), xlsx]) {
      const file = path.join(client, address);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, mark);
      writeFileSync(`${file}.br`, 'compressed');
    }
    return createBuiltEditions(client);
  }

  async function withServices(use: (services: TestServices, folder: string) => Promise<void>) {
    await using services = await createTestServices();
    using folder = mkdtempDisposableSync(path.join(scratchDirectory(), 'monitor-builds-'));
    await use(services, folder.path);
  }

  async function served(services: TestServices) {
    const live = await openLiveContent(services.db);
    const read = storedEditionFiles(services, live);
    return Promise.all([csv, csv.replace('2024/', `2024/${version}/`), xlsx].map(read));
  }

  test('a database of an earlier release keeps the files of that release’s build', async () => {
    await withServices(async (services, folder) => {
      build(folder, 'release before');
      await openLiveContent(services.db);
      const readBuilt = build(folder, 'this release');
      await openLiveContent(services.db, (added) => storeBuiltFiles(services, readBuilt, added));
      expect(await served(services)).toEqual(Array(3).fill('release before'));
    });
  });

  test('a new database gets the files of the running build, and keeps them after an upgrade', async () => {
    await withServices(async (services, folder) => {
      build(folder, 'somebody else’s');
      const readBuilt = build(folder, 'first');
      await openLiveContent(services.db, (added) => storeBuiltFiles(services, readBuilt, added));
      const readNext = build(folder, 'next');
      await openLiveContent(services.db, (added) => storeBuiltFiles(services, readNext, added));
      expect(await served(services)).toEqual(Array(3).fill('first'));
    });
  });
});

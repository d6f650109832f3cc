import { expect, test } from '@playwright/test';
import { foreignSite } from '../foreign-site.ts';

const folder = '/assets/insights/2024';
const open = [
  `${folder}/demografie.csv`,
  `${folder}/demografie-komma.csv`,
  `${folder}/demografie.json`,
  `${folder}/datapackage.json`,
  `${folder}/versicherungsmonitor-2024-alle-werte.json`,
  `${folder}/demografie-text.svg`,
  '/assets/downloads/datentabellen-2024.csv',
  '/insights?embed=1&edition=2024&card=9',
  '/feed.xml',
  '/daten/katalog',
  '/daten/katalog.ttl',
  '/daten/katalog.jsonld',
];
const closed = [
  '/api/health',
  '/api/partners',
  '/api/admin/session',
  '/api/study-orders',
  '/api/studies/00000000-0000-4000-8000-000000000000/report',
  '/',
  '/insights?edition=2024',
  '/assets/downloads/medienmitteilung-2024.txt',
  '/uploads/0123456789abcdef0123456789abcdef.webp',
];

test('a page of another site reads open files and shows charts, and nothing else', async ({ page, baseURL }) => {
  await foreignSite(page, [], async () => {
    const read = (address: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => null,
          ),
        `${baseURL}${address}`,
      );
    const card = encodeURIComponent(`${baseURL}/insights?edition=2024&card=9`);
    const ofCard = [`/daten/oembed.json?url=${card}`, `/daten/diagramm.txt?url=${card}`];
    for (const address of [...open, ...ofCard]) expect((await read(address))?.length, address).toBeGreaterThan(100);
    for (const address of closed) expect(await read(address), address).toBeNull();
    const width = (address: string) =>
      page.evaluate(
        (url) =>
          new Promise<number>((resolve) => {
            const picture = new Image();
            picture.onload = () => resolve(picture.naturalWidth);
            picture.onerror = () => resolve(0);
            picture.src = url;
          }),
        `${baseURL}${address}`,
      );
    expect(await width(`${folder}/demografie.png`)).toBe(1600);
    expect(await width(`${folder}/demografie-800.png`)).toBe(800);
    expect(await width(`${folder}/demografie-dunkel.png`)).toBe(1600);
    expect(await width(`${folder}/demografie.svg`)).toBeGreaterThan(0);
    expect(await width('/assets/og/home.png')).toBe(0);
  });
});

test('open files set no cookie and are the same with one', async ({ request }) => {
  for (const address of open) {
    const withoutCookie = await request.get(address);
    const withCookie = await request.get(address, { headers: { Cookie: 'monitor.session_token=made.up' } });
    expect(withoutCookie.headers()['access-control-allow-origin'], address).toBe('*');
    expect(withoutCookie.headers()['cross-origin-resource-policy'], address).toBe('cross-origin');
    expect(withoutCookie.headers()['access-control-allow-credentials'], address).toBeUndefined();
    expect([withoutCookie.headers()['set-cookie'], withCookie.headers()['set-cookie']], address).toEqual([
      undefined,
      undefined,
    ]);
    expect((await withCookie.body()).equals(await withoutCookie.body()), address).toBe(true);
  }
  const part = await request.get(open[0] as string, { headers: { Range: 'bytes=0-9' } });
  expect([part.status(), part.headers()['access-control-allow-origin']]).toEqual([206, '*']);
  const missing = await request.get(`${folder}/nie-da.csv`);
  expect([missing.status(), missing.headers()['access-control-allow-origin']]).toEqual([404, undefined]);
});

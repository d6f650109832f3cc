/** What point is there in a privacy note that isn't true? Every public page, and every host that it asks before a click. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#app/routes.ts';
import { test, unique } from './admin-area.ts';

/** Opens every public page, looks at all of it, and gives the hosts that were asked. */
async function hostsAsked(page: Page, baseURL: string): Promise<string[]> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^http/.test(protocol)) hosts.add(host);
  });
  // Nobody is really asked.
  await page.route(
    (url) => /^http/.test(url.protocol) && url.origin !== new URL(baseURL).origin,
    (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  );
  for (const { path, indexed } of routes) {
    if (!indexed) continue;
    await page.goto(path);
    await page.evaluate(async () => {
      // Pictures that wait for the view are asked for as well.
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
      scrollTo(0, document.body.scrollHeight);
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await page.waitForLoadState('networkidle');
  }
  return [...hosts].sort();
}

test('public pages ask nobody else, with files of the library in every record; a foreign address is named', async ({
  page,
  api,
  baseURL = '',
}) => {
  const headers = { origin: baseURL };
  const buffer = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
  const uploaded = await page.request.post('/api/library', {
    headers,
    multipart: { file: { name: 'eigen.png', mimeType: 'image/png', buffer } },
  });
  const { fileUrl } = await uploaded.json();
  const own = unique('Eigen');
  const records = [
    ['/api/partners', { name: own, logoUrl: fileUrl }],
    ['/api/team-members', { name: own, role: 'R', organization: 'O', profileImageUrl: fileUrl }],
    ['/api/media', { title: own, imageUrl: fileUrl }],
    ['/api/media', { title: own, type: 'image', imageUrl: fileUrl }],
  ] as const;
  const made: string[] = [];
  for (const [path, body] of records) made.push(`${path}/${(await api('POST', path, body)).id}`);
  const note = () => page.locator('#datenschutz');

  // Other tests may keep foreign addresses meanwhile: the note names exactly those.
  const asked = async () => (await hostsAsked(page, baseURL)).filter((host) => host !== new URL(baseURL).host);
  const before = await asked();
  await page.goto('/impressum');
  for (const host of before) await expect(note()).toContainText(host);

  const host = `${unique('bilder').toLowerCase().replaceAll(' ', '-')}.example.org`;
  const foreign = await api('POST', '/api/partners', { name: unique('Fern'), logoUrl: `https://${host}/a.png` });
  expect(await asked()).toContain(host);
  await page.goto('/impressum');
  await expect(note()).toContainText(host);
  await api('DELETE', `/api/partners/${foreign.id}`);
  expect(await asked()).not.toContain(host);
  await page.goto('/impressum');
  await expect(note()).not.toContainText(host);
  for (const record of made) await api('DELETE', record);
});

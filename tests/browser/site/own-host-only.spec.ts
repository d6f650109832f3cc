/** Hosts that public pages contact before a click, on a server with only these records. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#app/routes.ts';
import { expectErrors } from '../admin-area.ts';
import { openHydrated } from '../hydrate-islands.ts';
import { ownServer } from '../own-server.ts';
import { placeInHistory } from '../place-in-history.ts';

const { test, server } = ownServer();
// Requests to foreign hosts are blocked.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

/** Opens and scrolls every public page. @returns the foreign hosts requested; all such requests are blocked */
async function foreignHosts(page: Page): Promise<string[]> {
  const own = new URL(server.url).origin;
  const hosts = new Set<string>();
  await page.route(
    (url) => /^http/.test(url.protocol) && url.origin !== own,
    (route) => {
      hosts.add(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  for (const { path, isIndexed } of routes) {
    if (!isIndexed) continue;
    await page.goto(path);
    // Scrolling also loads lazy pictures, and the film begins when the page is idle.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      scrollTo(0, document.body.scrollHeight);
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await page.waitForLoadState('networkidle');
  }
  return [...hosts].sort();
}

test('pages contact no other host, unless the office gives its address; it is listed', async ({
  admin: office,
  api,
}) => {
  expect(await foreignHosts(office)).toEqual([]);

  const post = (path: string, data: object) => api('POST', path, data);
  const upload = async (name: string, mimeType: string, buffer: Buffer) => {
    const answer = await office.request.post('/api/library', {
      headers: { origin: server.url },
      multipart: { file: { name, mimeType, buffer } },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).fileUrl as string;
  };
  const bitmap = await sharp({ create: { width: 1700, height: 1300, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
  const picture = await upload('bild.png', 'image/png', bitmap);
  const film = await upload('film.webm', 'video/webm', await readFile('public/assets/hero-2024.webm'));
  await post('/api/partners', { name: 'Eigen', logoUrl: picture });
  await post('/api/team-members', { name: 'Eigen', role: 'R', organization: 'O', profileImageUrl: picture });
  await post('/api/media', { title: 'Eigener Bericht', imageUrl: picture });
  await post('/api/media', { title: 'Eigenes Bild', type: 'image', imageUrl: picture });
  await post('/api/hero-videos', { title: 'Eigen', videoUrl: film, isActive: true });
  expect(await foreignHosts(office)).toEqual([]);
  await office.goto('/media');
  await expect(office.locator('img[srcset*="/uploads/"]')).not.toHaveCount(0);
  await office.goto('/impressum');
  const note = office.locator('#datenschutz');
  await expect(note).toContainText('wird kein anderer Anbieter aufgerufen');

  const foreign = await post('/api/partners', { name: 'Fern', logoUrl: 'https://logos.example.org/a.png' });
  await post('/api/media', { title: 'Fern', imageUrl: 'https://bilder.example.org/a.png' });
  await post('/api/hero-videos', { title: 'Klick', videoUrl: 'https://youtu.be/abcDEF_12-3', isActive: true });
  await office.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'Video' }));
  await openHydrated(office, '/');
  const play = office.getByRole('button', { name: 'Video ansehen (lädt von YouTube)' });
  const place = await placeInHistory(office);
  for (const leave of [() => office.keyboard.press('Escape'), () => office.goBack()]) {
    await play.click();
    const video = office.getByRole('dialog', { name: 'Klick' });
    await expect(video.locator('iframe')).toBeVisible();
    await expect(video.getByRole('button', { name: 'Video schliessen' })).toBeFocused();
    await leave();
    await expect(video).toBeHidden();
    await expect(office.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
    await expect.poll(() => placeInHistory(office)).toBe(place);
  }
  expect(await foreignHosts(office)).toEqual(['bilder.example.org', 'logos.example.org']);
  await office.goto('/impressum');
  await expect(note).toContainText('von anderen Anbietern: bilder.example.org, logos.example.org.');
  await api('DELETE', `/api/partners/${foreign.id}`);
  await office.goto('/impressum');
  await expect(note).toContainText('von anderen Anbietern: bilder.example.org.');
});

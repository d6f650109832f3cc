import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findUnusedFiles, listUsedFiles } from '#domain/core/stored-files/find-unused-files.server.ts';
import { fileFolders } from '#domain/everything/kinds/file-folders.server.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { listForeignHosts } from '#domain/library/loaded-addresses.server.ts';
import { listShownPictures } from '#domain/library/shown-pictures.server.ts';
import { listKeys } from '#platform/files.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { postFile } from '#tests/every-test-call.ts';
import { startS3 } from '#tests/made-up/s3-server.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { type ApiCaller, startTestServer, type TestServer } from '#tests/test-server.ts';

const s3Directory = path.join(scratchDirectory(), `monitor-library-${process.pid}`);
const film = (ending: string) => readFile(path.join(projectRoot, `public/assets/hero-2024.${ending}`));
const bitmap = (width: number, height: number, blue = 60) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 40, b: blue } } })
    .png()
    .toBuffer();
/** Red on the left, green in the middle, blue on the right. */
const threeColours = () => {
  const part = (background: string) => ({ create: { width: 800, height: 900, channels: 3 as const, background } });
  return sharp({ create: { width: 2400, height: 900, channels: 3, background: 'red' } })
    .composite([
      { input: part('lime'), left: 800, top: 0 },
      { input: part('blue'), left: 1600, top: 0 },
    ])
    .png()
    .toBuffer();
};
async function pdf(title: string) {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.addPage();
  return Buffer.from(await document.save());
}

describe.each(['directory', 's3'])('the library with its files in a %s', (place) => {
  let server: TestServer;
  let call: ApiCaller;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;

  beforeAll(async () => {
    if (place === 's3') s3 = await startS3(s3Directory);
    server = await startTestServer(s3 ? { FILES_URL: s3.filesUrl.href } : {});
    call = server.as(await server.signIn());
  });
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
    await rm(s3Directory, { recursive: true, force: true });
  });

  const upload = (bytes: Buffer, name?: string) => postFile(call, '/library', 'file', bytes, name);
  const add = async (bytes: Buffer, name?: string) => {
    const answer = await upload(bytes, name);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  };
  const get = (address: string, headers = {}) => server.send('GET', address, { headers });

  test('stores a picture as a bitmap, cropped to every shape, each under an address of its content', async () => {
    const item = await add(await threeColours(), 'Gruppe_2024 Zürich.PNG');
    expect(item).toMatchObject({
      type: 'picture',
      title: 'Gruppe 2024 Zürich',
      altText: null,
      focalX: 50,
      focalY: 50,
      mediaType: 'image/webp',
      width: 1600,
      height: 600,
    });
    expect(item.crops.map(({ shape, width, height }: typeof item) => `${shape} ${width}×${height}`)).toEqual([
      'portrait 480×600',
      'wide 320×180',
      'wide 640×360',
      'gallery 800×533',
    ]);
    for (const { url, width, height } of item.crops) {
      const answer = await get(url);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(answer.bytes).metadata()).toMatchObject({ width, height });
      expect((await sharp(answer.bytes).stats()).dominant.g).toBeGreaterThan(200);
    }
    const known = await add(await threeColours(), 'Noch einmal.png');
    expect([item.isNew, known.isNew, known.id, known.title]).toEqual([true, false, item.id, 'Gruppe 2024 Zürich']);
  });

  test('a film added several times at the same moment is one item', async () => {
    // Free bytes at the end make it another film.
    const other = Buffer.concat([await film('mp4'), Buffer.from('\0\0\0\x08free', 'latin1')]);
    const added = await Promise.all(Array.from({ length: 6 }, () => add(other, 'Doppelt.mp4')));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  test('bidirectional control characters are removed from a title', async () => {
    const { id, title } = await add(await threeColours(), 'Gruppe\u202egnp.exe.png');
    // The library has the same picture already, under its first title.
    expect(title).not.toContain('\u202e');
    const changed = await call('PATCH', `/library/${id}`, { altText: 'Farben', title: 'Gruppe \u2067gnp.exe' });
    expect([changed.status, changed.json.title]).toEqual([200, 'Gruppe gnp.exe']);
    await call('PATCH', `/library/${id}`, { title: 'Gruppe 2024 Zürich' });
  });

  test('crops a picture again under new addresses when its focal point moves', async () => {
    const item = await add(await threeColours(), 'Gruppe.png');
    const moved = await call('PATCH', `/library/${item.id}`, { altText: 'Drei Farben', focalX: 100 });
    expect([moved.status, moved.json.focalX, moved.json.focalY]).toEqual([200, 100, 50]);
    const urls = (crops: { url: string }[]) => crops.map(({ url }) => url);
    expect(urls(moved.json.crops).some((url) => urls(item.crops).includes(url))).toBe(false);
    const [portrait] = moved.json.crops;
    expect((await sharp((await get(portrait.url)).bytes).stats()).dominant.b).toBeGreaterThan(200);
    const back = await call('PATCH', `/library/${item.id}`, { focalX: 50 });
    expect(urls(back.json.crops)).toEqual(urls(item.crops));
    const words = await call('PATCH', `/library/${item.id}`, { caption: 'Podium', credit: 'Foto: Muster' });
    expect(words.json).toMatchObject({ altText: 'Drei Farben', caption: 'Podium', credit: 'Foto: Muster' });
    const translations = { fr: { altText: 'Trois couleurs' } };
    const translated = await call('PATCH', `/library/${item.id}`, {
      translations: { ...translations, it: { caption: '' } },
    });
    expect(translated.json.translations).toEqual(translations);
    expect((await add(await threeColours(), 'Gruppe.png')).translations).toEqual(translations);
    for (const [body, wrong] of [
      [{ altText: ' ' }, 'altText'],
      [{ translations: { fr: { altText: 'x'.repeat(1001) } } }, 'translations.fr.altText'],
      [{ focalX: 101 }, 'focalX'],
      [{ focalY: 0.5 }, 'focalY'],
      [{ title: '' }, 'title'],
    ] as const) {
      const refused = await call('PATCH', `/library/${item.id}`, body);
      expect([refused.status, refused.json.errors?.[0]?.path], JSON.stringify(body)).toEqual([400, wrong]);
    }
  });

  test('accepts tiny and very long pictures', async () => {
    expect((await add(await bitmap(1, 1), 'punkt.png')).crops).toHaveLength(3);
    const long = await add(await bitmap(8000, 3), 'strich.png');
    for (const { url, width, height } of long.crops) {
      expect(await sharp((await get(url)).bytes).metadata()).toMatchObject({ width, height });
    }
  });

  test('accepts films by their content and serves them in parts', async () => {
    for (const ending of ['mp4', 'webm']) {
      const bytes = await film(ending);
      const item = await add(bytes, 'film.txt');
      expect(item).toMatchObject({ type: 'film', mediaType: `video/${ending}`, bytes: bytes.length, crops: [] });
      expect(item.fileUrl).toMatch(new RegExp(`^/uploads/[0-9a-f]{32}\\.${ending}$`));
      const whole = await get(item.fileUrl);
      expect(whole.bytes.equals(bytes)).toBe(true);
      expect(whole.headers).toMatchObject({
        'content-type': `video/${ending}`,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const part = await get(item.fileUrl, { range: 'bytes=500000-500009' });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 500000-500009/${bytes.length}`]);
      expect(part.bytes.equals(bytes.subarray(500_000, 500_010))).toBe(true);
      const beyond = await get(item.fileUrl, { range: `bytes=${bytes.length}-` });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
      const known = await get(item.fileUrl, { 'if-none-match': whole.headers.etag ?? '' });
      expect([known.status, known.text]).toEqual([304, '']);
      const head = await server.send('HEAD', item.fileUrl);
      expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(bytes.length)]);
    }
  });

  test('accepts PDFs, which are downloaded under their name and never shown as a page of the site', async () => {
    const bytes = await pdf('Kurzfassung');
    const item = await add(bytes, 'Kurzfassung März.pdf');
    expect(item).toMatchObject({ type: 'pdf', title: 'Kurzfassung März', altText: null, width: null });
    expect(item.fileUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\/kurzfassung-maerz\.pdf$/);
    const answer = await get(item.fileUrl);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="kurzfassung-maerz.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await get(item.fileUrl.replace('kurzfassung-maerz', 'anders'))).status).toBe(404);
    expect((await call('PATCH', `/library/${item.id}`, { altText: '' })).status).toBe(200);
  });

  test('refuses other files, and leaves none behind', async () => {
    const before = await listKeys(server.services.files);
    const mp4 = await film('mp4');
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
    for (const [what, bytes, statuses] of [
      ['text', Buffer.from('Das ist nichts.'), [415]],
      ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), [415]],
      ['a PDF that is none', Buffer.from('%PDF-1.7\n<script>app.alert(1)</script>'), [400]],
      ['half a film', mp4.subarray(0, 400_000), [415]],
      ['a film with a page behind it', Buffer.concat([mp4, Buffer.from('<html>')]), [415]],
      ['a QuickTime film', Buffer.concat([mp4.subarray(0, 8), Buffer.from('qt  '), mp4.subarray(12)]), [415]],
      ['another Matroska', Buffer.from('1a45dfa3a3428288617472', 'hex'), [415]],
      ['half a picture', (await bitmap(500, 500)).subarray(0, 200), [400]],
      ['too many pixels', await bitmap(5000, 5001), [413]],
      ['a picture too large', Buffer.concat([await bitmap(9, 9), Buffer.alloc(5 * 1024 ** 2)]), [413]],
      ['a PDF too large', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 ** 2)]), [413]],
      ['a film too large', Buffer.concat([mp4, Buffer.alloc(50 * 1024 ** 2)]), [413]],
      ['a drawing that grows', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`), [400, 415]],
      ['nothing', Buffer.alloc(0), [400]],
    ] as const) {
      const answer = await upload(bytes, 'datei.png');
      expect(statuses, `${what}: ${answer.status} ${answer.text}`).toContain(answer.status);
    }
    expect(await listKeys(server.services.files)).toEqual(before);
    const drawn = await add(
      svg('<script>alert(1)</script><image href="https://evil.example/x.png"/><rect width="9" height="9"/>'),
    );
    const { bytes } = await get(drawn.fileUrl);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  test('says of an empty file, and of a photo of an iPhone, what is wrong with it', async () => {
    const empty = await upload(Buffer.alloc(0), 'leer.png');
    expect([empty.status, empty.json.errors]).toEqual([
      400,
      [{ path: 'file', message: 'This file is empty. Please choose another one.' }],
    ]);
    const photo = await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'IMG_0001.HEIC');
    expect([photo.status, photo.json.detail]).toEqual([
      415,
      'HEIC photos, as iPhones take them, can’t be shown by all browsers: export this one as a JPEG and upload that.',
    ]);
  });

  test('keeps items that records show: deleting them is refused with the records’ names; other deletions can be undone', async () => {
    const item = await add(await bitmap(600, 400, 90), 'Saal.png');
    const partner = await call('POST', '/partners', { name: `Verband ${place}`, logoUrl: item.fileUrl });
    const media = await call('POST', '/media', { title: 'Saal', type: 'image', imageUrl: item.fileUrl });
    const uses = (await call('GET', '/library/uses')).list.filter(({ fileUrl }) => fileUrl === item.fileUrl);
    expect(uses.map(({ recordKind, name }: typeof item) => [recordKind, name])).toEqual([
      ['partners', `Verband ${place}`],
      ['media', 'Saal'],
    ]);
    const refused = await call('DELETE', `/library/${item.id}`);
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      `It is used by Verband ${place}, Saal. Remove it there first.`,
    ]);
    const shown = async () =>
      (await listShownPictures(server.services.db, recordKinds)).filter(({ fileUrl }) => fileUrl === item.fileUrl);
    expect(await shown()).toMatchObject([{ altText: null, width: 600, crops: expect.any(Array) }]);
    await call('PATCH', `/library/${item.id}`, { altText: 'Ein Saal' });
    expect(await shown()).toMatchObject([{ altText: 'Ein Saal' }]);

    const users = [`/partners/${partner.json.id}`, `/media/${media.json.id}`];
    for (const user of users) expect((await call('DELETE', user)).status).toBe(204);
    expect(await shown()).toEqual([]);
    // Restored records need it again.
    const whileUsed = await call('DELETE', `/library/${item.id}`);
    expect([whileUsed.status, whileUsed.json.detail]).toEqual([
      409,
      `It is used by Verband ${place} (in the trash), Saal (in the trash). Remove it there first.`,
    ]);
    const inTrash = (await call('GET', '/library/uses')).list.filter(({ fileUrl }) => fileUrl === item.fileUrl);
    expect(inTrash).toMatchObject([{ isInTrash: true }, { isInTrash: true }]);
    for (const user of users) expect((await call('POST', `${user}/purge`)).status).toBe(204);
    const listed = async () => (await call('GET', '/library?search=saal&status=picture')).json;
    expect(await listed()).toHaveLength(1);
    expect((await call('DELETE', `/library/${item.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    // Its file stays as long as the deletion can be undone.
    expect((await get(item.fileUrl)).status).toBe(200);
    const restored = await call('POST', `/library/${item.id}/restore`);
    expect([restored.status, restored.json.altText]).toEqual([200, 'Ein Saal']);
    // Uploading the same file again restores it too.
    await call('DELETE', `/library/${item.id}`);
    expect(await add(await bitmap(600, 400, 90), 'Nochmals.png')).toMatchObject({
      id: item.id,
      altText: 'Ein Saal',
      isNew: true,
    });
    expect(await listed()).toHaveLength(1);
    // A record that takes the address of a deleted item keeps it from being purged, now and at the end of its term.
    await call('DELETE', `/library/${item.id}`);
    await call('POST', '/partners', { name: `Bund ${place}`, logoUrl: item.fileUrl });
    expect((await call('POST', `/library/${item.id}/purge`)).status).toBe(409);
    await server.query(`update library_items set deleted_at = now() - interval '31 days' where id = $1`, item.id);
    await applyRetention(server.services, { now: new Date() });
    expect((await call('POST', `/library/${item.id}/restore`)).status).toBe(200);
  });

  test('keeps items and files that published texts of the site have shown', async () => {
    const item = await add(await bitmap(300, 200, 33), 'Titelbild.png');
    await server.query(
      `
      insert into content_drafts (document, revision, schema_version, content)
      values ($1, 1, 1, $2::json)`,
      `edition-${place === 's3' ? 2031 : 2032}`,
      JSON.stringify({ cover: item.fileUrl }),
    );
    const refused = await call('DELETE', `/library/${item.id}`);
    expect([refused.status, refused.json.detail]).toMatchObject([409, expect.stringContaining('used by Edition 203')]);
    const named = (await call('GET', '/library/uses')).list.find(({ fileUrl }) => fileUrl === item.fileUrl);
    expect(named).toMatchObject({ recordKind: 'texts', recordId: null });
    await server.query('delete from library_items where id = $1', item.id);
    const { db, files } = server.services;
    const later = new Date(Date.now() + 31 * 24 * 3_600_000);
    const folders = fileFolders(recordKinds);
    const used = await db.transaction((tx) => listUsedFiles(tx, { kinds: recordKinds, folders }, later));
    const unused = await findUnusedFiles(files, folders, used, later);
    expect(unused).not.toContain(item.fileUrl.slice(1));
    expect(unused).toContain(item.crops[0].url.slice(1));
  });

  test('a text with the address of a file that doesn’t exist can’t be published', async () => {
    const errorsWith = async (picture: string) => {
      const { revision, content } = (await call('GET', '/content/media')).json;
      const changed = { ...content, gallery: [{ ...content.gallery[0], picture }] };
      await call('PUT', '/content/media', { revision, content: changed });
      return (await call('GET', '/content/media/findings')).list.filter(({ level }) => level === 'error');
    };
    const { fileUrl } = await add(await bitmap(320, 240, 44), 'Galerie.png');
    expect(await errorsWith(fileUrl)).toEqual([]);
    for (const missing of [`/uploads/${'0'.repeat(32)}.webp`, '/uploads/../secret']) {
      expect(await errorsWith(missing)).toMatchObject([{ path: 'gallery.0.picture' }]);
    }
    const { revision } = (await call('GET', '/content/media')).json;
    const refused = await call('POST', '/content/media/publish', { revision });
    const message = 'Choose a file from the library: there is none at this address.';
    expect([refused.status, refused.json.errors]).toEqual([400, [{ path: 'gallery.0.picture', message }]]);
  });

  test('lists the foreign hosts that public pages contact', async () => {
    const hosts = () => listForeignHosts(server.services.db, recordKinds, server.origin);
    const before = await hosts();
    const partner = await call('POST', '/partners', {
      name: `Fern ${place}`,
      logoUrl: 'https://logos.example.org/a.png',
      websiteUrl: 'https://nur-ein-link.example.org',
    });
    await call('POST', '/partners', { name: 'Still', logoUrl: 'https://still.example.org/a.png', isActive: false });
    await call('POST', '/partners', { name: 'Alt', logoUrl: 'http://unsicher.example.org/a.png' });
    await call('POST', '/media', { title: 'Bild', type: 'image', url: 'https://bilder.example.org:8443/a.png' });
    await call('POST', '/media', { title: 'Artikel', url: 'https://zeitung.example.org/artikel' });
    await call('POST', '/hero-videos', { title: 'Y', videoUrl: 'https://youtu.be/abcDEF_12-3', isActive: true });
    expect(await hosts()).toEqual([...before, 'bilder.example.org:8443', 'logos.example.org']);
    await call('POST', '/hero-videos', { title: 'F', videoUrl: 'https://filme.example.org/a.mp4', isActive: true });
    expect(await hosts()).toEqual([...before, 'bilder.example.org:8443', 'filme.example.org', 'logos.example.org']);
    const known = (await call('GET', '/library/foreign-pictures')).json as { name: string; host: string }[];
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['Still', `Fern ${place}`, 'Bild', 'F']));
    await call('PATCH', `/partners/${partner.json.id}`, { logoUrl: '/assets/logo.png' });
    expect(await hosts()).not.toContain('logos.example.org');
  });
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { eventually } from '#tests/eventually.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { type Answer, send } from '#tests/test-server.ts';
import { testServices } from '#tests/test-services.ts';
import { openToVisitors } from '../listening/open-to-visitors.ts';
import { inRequest } from '../listening/request-scope.ts';
import { createUsageOfRequests } from '../usage/usage-of-requests.ts';
import { serveBuiltFiles } from './built-files.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-files-'));
const text = 'Prämie '.repeat(500);
const film = Buffer.alloc(5_000_000, 'Film');
let server: Server;
let port: number;
const failures: unknown[] = [];

beforeAll(async () => {
  writeFileSync(path.join(directory, 'da.js'), text);
  writeFileSync(path.join(directory, 'da.js.br'), brotliCompressSync(text));
  writeFileSync(path.join(directory, 'da.js.gz'), gzipSync(text));
  writeFileSync(path.join(directory, 'zahlen.csv'), '0123456789');
  writeFileSync(path.join(directory, 'leer.txt'), '');
  writeFileSync(path.join(directory, 'film.mp4'), film);
  writeFileSync(path.join(directory, 'weg.js'), 'weg');
  const serve = serveBuiltFiles(directory);
  server = createServer((request, response) =>
    inRequest(
      () => serve(request, response, () => response.writeHead(404).end('nicht da')),
      (error) => {
        failures.push(error);
        response.destroy();
      },
    ),
  );
  port = await listenOnLoopback(server);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
  expect(failures).toEqual([]);
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  send(port, method, `/${name}`, { headers });

describe('a part of a file', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['Bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (range, content, contentRange) => {
    const { status, headers, text: sent } = await get('zahlen.csv', { range });
    expect([status, sent]).toEqual([206, content]);
    expect(headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(content.length),
      'content-type': 'text/csv; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    'bytes=9-5',
    'bytes=1-2,5-6',
    'bytes=-',
    'bytes=abc',
    'bytes=1e2-',
    'lines=1-2',
    'bytes=--5',
    'bytes=2-4x',
  ])('%s is invalid, so the whole file is sent', async (range) => {
    const { status, headers, text: sent } = await get('zahlen.csv', { range });
    expect([status, sent]).toEqual([200, '0123456789']);
    expect(headers['content-range']).toBeUndefined();
  });

  test.each([
    ['zahlen.csv', 'bytes=10-', 10],
    ['zahlen.csv', 'bytes=-0', 10],
    ['zahlen.csv', `bytes=${'9'.repeat(30)}-`, 10],
    ['leer.txt', 'bytes=0-', 0],
    ['leer.txt', 'bytes=-5', 0],
  ])('%s has no %s', async (name, range, bytes) => {
    const { status, headers, text: sent } = await get(name, { range });
    expect([status, headers['content-range'], sent]).toEqual([416, `bytes */${bytes}`, '']);
  });

  test('is sent after an interrupted download if the file is unchanged', async () => {
    const { headers } = await get('zahlen.csv');
    const range = 'bytes=2-4';
    expect((await get('zahlen.csv', { range, 'if-range': headers['last-modified'] as string })).status).toBe(206);
    expect((await get('zahlen.csv', { range, 'if-range': headers.etag as string })).status).toBe(200);
    expect((await get('zahlen.csv', { range, 'if-range': 'Sat, 01 Jan 2022 00:00:00 GMT' })).status).toBe(200);
    expect((await get('zahlen.csv', { range, 'if-none-match': headers.etag as string })).status).toBe(304);
    expect((await get('zahlen.csv', { range, 'if-none-match': '"anders"' })).status).toBe(200);
  });

  test('is ignored by HEAD', async () => {
    const { status, headers } = await get('zahlen.csv', { range: 'bytes=2-4' }, 'HEAD');
    expect([status, headers['content-length'], headers['accept-ranges']]).toEqual([200, '10', 'bytes']);
  });

  test('of a compressed file is a part of its uncompressed content', async () => {
    const { status, headers, text: sent } = await get('da.js', { range: 'bytes=0-5', 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], sent]).toEqual([206, undefined, text.slice(0, 5)]);
  });
});

describe('a whole file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;Q=0.5', 'br'],
    ['br;q=0', undefined],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.1, gzip;q=0.2', 'gzip'],
    ['*', 'br'],
    ['abracadabra', undefined],
  ])('is sent for %s as %s', async (acceptEncoding, encoding) => {
    const { status, headers } = await get('da.js', { 'accept-encoding': acceptEncoding });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('is sent uncompressed if it has no compressed form, and only by its own name', async () => {
    const { headers, text: sent } = await get('zahlen.csv', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], sent]).toEqual([undefined, '0123456789']);
    for (const name of ['da.js.br', 'da.js/', 'nie.js', '__proto__']) expect((await get(name)).status).toBe(404);
  });

  test('that a client has is not sent again, and stays as long in its cache', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('da.js', { 'accept-encoding': encoding });
      const etag = headers.etag as string;
      const repeated = await get('da.js', { 'accept-encoding': encoding, 'if-none-match': `"anders", ${etag}` });
      expect([repeated.status, repeated.text, repeated.headers.etag]).toEqual([304, '', etag]);
      for (const name of ['cache-control', 'vary', 'last-modified']) {
        expect([name, repeated.headers[name]]).toEqual([name, headers[name]]);
      }
    }
  });

  test('that was deleted since the start fails only its own request', async () => {
    rmSync(path.join(directory, 'weg.js'));
    await expect(get('weg.js')).rejects.toThrow();
    await expect(get('weg.js', { range: 'bytes=0-1' })).rejects.toThrow();
    expect((await get('da.js')).status).toBe(200);
  });

  test.each(['', 'Range: bytes=1-\r\n'])('is closed when its client disconnects: %s', async (range) => {
    const openFilms = () =>
      readdirSync('/proc/self/fd').filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('film.mp4');
        } catch {
          return false;
        }
      }).length;
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET /film.mp4 HTTP/1.1\r\nHost: a\r\n${range}\r\n`);
    await once(socket, 'data');
    socket.pause();
    expect(openFilms()).toBe(1);
    socket.destroy();
    await eventually(() => openFilms() === 0);
  });
});

test('a counted download doesn’t make Node warn of a leak', async () => {
  mkdirSync(path.join(directory, 'assets/downloads'), { recursive: true });
  writeFileSync(path.join(directory, 'assets/downloads/logos.zip'), 'Logos');
  const services = await testServices({ PORT: '0' });
  const warnings: string[] = [];
  const keep = ({ message }: Error) => void warnings.push(message);
  process.on('warning', keep);
  const site = await openToVisitors({
    services,
    usage: createUsageOfRequests({
      publicUrl: services.settings.publicUrl,
      content: () => ({}) as SiteContent,
      count: () => undefined,
    }),
    cached: () => undefined,
    handle: (request, response) => serveBuiltFiles(directory)(request, response, () => response.writeHead(404).end()),
  });
  expect((await send(site.port, 'GET', '/assets/downloads/logos.zip', {})).text).toBe('Logos');
  await site.close();
  process.off('warning', keep);
  expect(warnings).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { type PreparedAnswer, prepareAnswer } from '../pages/prepared-answer.ts';
import { createPageListener, type Hit } from './cached-page-connections.ts';
import { createConnectionLimits } from './connection-limits.ts';

const html = `<!doctype html><title>Fertig</title>${'x'.repeat(500)}`;

let page: PreparedAnswer;
/** Cached for requests without a cookie only. */
let list: PreparedAnswer;
let large: PreparedAnswer;
let http: Server;
let listener: net.Server;
let port: number;
let close: () => void;
let answered: () => number;
const hits: Hit[] = [];
const failures: unknown[] = [];
/** Requests that reached node:http: method and address. */
const seenByNode: string[] = [];

beforeAll(async () => {
  page = prepareAnswer(200, html, [['Content-Type', 'text/html; charset=utf-8']]);
  list = prepareAnswer(200, '[]', [['Content-Type', 'application/json']]);
  for (const encoding of ['br', 'gzip'] as const) await page.bodyIn(encoding);
  large = prepareAnswer(200, randomBytes(600_000), [['Content-Type', 'text/html; charset=utf-8']]);
  http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      seenByNode.push(`${request.method} ${request.url}`);
      if (request.url === '/haengt') return;
      response.end(`node ${request.method} ${request.url} ${Buffer.concat(parts)}`);
    });
  });
  const pages = createPageListener({
    http,
    cached(address, hasCookie) {
      if (address === '/liste') return hasCookie ? undefined : list;
      if (address === '/kaputt') throw new Error('unlesbar');
      return new Map([
        ['/fertig', page],
        ['/gross', large],
      ]).get(address);
    },
    limits: createConnectionLimits({ countsNetworks: true }),
    onHit: (hit) => hits.push(hit),
    recordFailure: (error) => failures.push(error),
  });
  answered = pages.answered;
  listener = pages.createListener();
  close = pages.closeIdleConnections;
  port = await listenOnLoopback(listener);
});

afterAll(async () => {
  const closed = new Promise((resolve) => listener.close(resolve));
  close();
  http.closeAllConnections();
  await closed;
});

/** Sends pieces one after the other, each in its own packet, and returns the bytes once that many responses arrived. */
async function talk(pieces: string[], expected = pieces.length): Promise<string> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
  });
  await once(socket, 'connect');
  for (const piece of pieces) {
    socket.write(piece, 'latin1');
    await new Promise(setImmediate);
  }
  await eventually(() => answers(received).length >= expected);
  socket.destroy();
  return received;
}

const get = (address: string, ...headers: string[]) =>
  `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
const answers = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g) ?? [];

describe('connections in front of node:http', () => {
  test('answers a cached page again and again on one connection, without node', async () => {
    seenByNode.length = 0;
    const received = await talk([get('/fertig'), get('/fertig', 'Accept-Encoding: gzip, br'), get('/fertig')]);
    expect(answers(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(received.split(html)).toHaveLength(3);
    expect(received).toContain('Content-Encoding: br');
    expect(received).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    expect(seenByNode).toEqual([]);
  });

  test('answers 304 to the right ETag only', async () => {
    const { etag } = page.variants.identity;
    expect(answers(await talk([get('/fertig', `If-None-Match: ${etag}`)]))).toEqual(['HTTP/1.1 304']);
    expect(answers(await talk([get('/fertig', 'If-None-Match: "anders"')]))).toEqual(['HTTP/1.1 200']);
  });

  test('negotiates as node does, by all lines of a header', async () => {
    const encodingFor = async (...headers: string[]) =>
      /Content-Encoding: (\w+)/.exec(await talk([get('/fertig', ...headers)]))?.[1];
    expect(await encodingFor('Accept-Encoding: gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(await encodingFor('accept-encoding: GZIP;q=0.2,BR;q=0.1')).toBe('gzip');
    expect(await encodingFor('Accept-Encoding: br;q=0', 'Accept-Encoding: gzip')).toBe('gzip');
    expect(await encodingFor('Accept-Encoding: abracadabra')).toBeUndefined();
    const { etag } = page.variants.identity;
    for (const known of [`"anders", ${etag}`, `W/${etag}`, '*']) {
      expect(answers(await talk([get('/fertig', `If-None-Match: ${known}`)]))).toEqual(['HTTP/1.1 304']);
    }
  });

  test('reports every answer, and hands over requests whose lookup fails', async () => {
    hits.length = 0;
    seenByNode.length = 0;
    const { etag } = page.variants.identity;
    await talk([get('/fertig'), get('/fertig', `If-None-Match: ${etag}`), get('/kaputt')]);
    expect(hits.map(({ status, head }) => [status, head.toString().split(' ')[1]])).toEqual([
      [200, '/fertig'],
      [304, '/fertig'],
    ]);
    expect(seenByNode).toEqual(['GET /kaputt']);
    expect(failures).toEqual([new Error('unlesbar')]);
  });

  test('answers requests as browsers send them, and lists only without a cookie', async () => {
    seenByNode.length = 0;
    const received = await talk([
      get('/fertig', 'Connection: keep-alive', 'Cookie: a=b'),
      get('/liste', 'Accept: */*'),
    ]);
    expect(answers(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(seenByNode).toEqual([]);
    await talk([get('/liste', 'cookie: session=1')]);
    expect(seenByNode).toEqual(['GET /liste']);
  });

  test('reads many headers as fast as few, whatever follows them', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `X-Kopf-${index}: wert`);
    expect(answers(await talk([get('/fertig', ...many)]))).toEqual(['HTTP/1.1 200']);
    expect(answers(await talk([get('/fertig', ...many, 'X-Ort: Zürich')]))).toEqual(['HTTP/1.1 200']);
    expect(answers(await talk([get('/fertig', ...many).slice(0, -2), '\r\n'], 1))).toEqual(['HTTP/1.1 200']);
  });

  test('pauses a client that sends requests without reading, and answers all of them once it reads', async () => {
    seenByNode.length = 0;
    const before = answered();
    const socket = net.connect(port, '127.0.0.1').pause();
    const asked = 30;
    await new Promise<void>((resolve) => socket.write(get('/gross').repeat(asked), () => resolve()));
    await eventually(() => answered() > before);
    expect(answered() - before).toBeLessThan(asked);
    let bytes = 0;
    await new Promise<void>((resolve) => {
      socket.on('data', (data) => {
        bytes += data.length;
        if (bytes >= asked * 600_000 && answered() - before === asked) resolve();
      });
      socket.resume();
    });
    socket.destroy();
    expect(seenByNode).toEqual([]);
  });

  test.each(['/fertig', '/haengt'])('ends a connection that piles up requests for %s', async (address) => {
    const socket = net.connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    socket.write(get(address).repeat(33));
    await closed;
  });

  test('hands every other request over to node, with all received bytes', async () => {
    const other = await talk([get('/fertig'), get('/anders'), get('/fertig')]);
    expect(other).toContain('node GET /anders');
    expect(other).toContain('node GET /fertig');
    expect(answers(other)).toHaveLength(3);
    expect(await talk(['POST /fertig HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nHallo'])).toContain(
      'node POST /fertig Hallo',
    );
    expect(await talk([get('/fertig', 'Content-Length: 5'), 'Hallo'], 1)).toContain('node GET /fertig Hallo');
    expect(await talk([get('/fertig', 'Connection: close')])).toContain('node GET /fertig');
    expect(await talk([get('/fertig', 'Range: bytes=0-3')])).toContain('node GET /fertig');
    expect(await talk(['HEAD /fertig HTTP/1.1\r\nHost: a\r\n\r\n'])).toContain('HTTP/1.1 200');
  });

  test('leaves malformed requests to node, which refuses them', async () => {
    expect(answers(await talk(['GET /fertig HTTP/1.1\r\n\r\n']))).toEqual(['HTTP/1.1 400']);
    expect(answers(await talk(['GET /fertig HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n']))).toEqual(['HTTP/1.1 400']);
    expect(answers(await talk(['GET /fertig HTTP/1.1\r\nHost : a\r\n\r\n']))).toEqual(['HTTP/1.1 400']);
    expect(answers(await talk(['Unfug\r\n\r\n']))).toEqual(['HTTP/1.1 400']);
  });

  test('answers pipelined requests in order', async () => {
    const received = await talk([get('/fertig') + get('/anders') + get('/fertig')], 3);
    expect(answers(received)).toHaveLength(3);
    expect(received).toContain('node GET /anders');
  });

  test('answers a request however it is cut into pieces', async () => {
    const request = get('/fertig', 'Accept-Encoding: identity');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: request.length - 1 }), { maxLength: 3 }), async (cuts) => {
        const sorted = [...new Set(cuts)].sort((a, b) => a - b);
        const pieces = [0, ...sorted].map((start, index) => request.slice(start, sorted[index] ?? request.length));
        expect(answers(await talk(pieces, 1))).toEqual(['HTTP/1.1 200']);
      }),
      { numRuns: 15 },
    );
  });
});

test('answers one more request of an open connection after the end was announced, and then ends it', async () => {
  const node = createServer((_, response) => response.end('letzte Antwort'));
  const pages = createPageListener({
    http: node,
    cached: () => page,
    limits: createConnectionLimits({ countsNetworks: true }),
    recordFailure: (error) => failures.push(error),
  });
  const ending = pages.createListener();
  const socket = net.connect(await listenOnLoopback(ending), '127.0.0.1').setEncoding('latin1');
  const ended = once(socket, 'end');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write(get('/fertig'));
  await eventually(() => received.endsWith(html));
  const closed = new Promise((resolve) => ending.close(resolve));
  pages.announceEnd();
  socket.write(get('/fertig'));
  await ended;
  await closed;
  expect(received).toMatch(/\r\nConnection: close\r\n.*letzte Antwort$/s);
});

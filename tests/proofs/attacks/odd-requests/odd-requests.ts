import { randomUUID } from 'node:crypto';
import { oddBody } from './odd-bodies.ts';
import {
  conditions,
  cookies,
  encodings,
  firstLines,
  hosts,
  methods,
  oddHeaders,
  paths,
  queries,
  ranges,
  texts,
  wholeTargets,
} from './odd-values.ts';
import type { Random } from './random.ts';
import type { Target } from './targets.ts';

export const oddities = [
  'ranges',
  'conditions',
  'encodings',
  'hosts',
  'cookies',
  'methods',
  'targets',
  'bodies',
  'headers',
  'pieces',
] as const;
export type Oddity = (typeof oddities)[number];

export interface Situation {
  /** The site's own origin. */
  origin: string;
  /** Cookie of the administrator's session. */
  cookie: string;
  /** Ids of records by the first part of their calls' path. */
  ids: ReadonlyMap<string, readonly string[]>;
}

export interface OddRequest {
  bytes: Buffer;
  isHead: boolean;
}

const unknownId = randomUUID();

function filledPath({ path }: Target, { ids }: Situation, random: Random): string {
  const kind = /^\/api\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  const known = ids.get(kind) ?? [];
  const odd = encodeURIComponent(random.oneOf(texts).toWellFormed().slice(0, 100)) || 'x';
  return path
    .replace('{id}', known.length > 0 && random.chance(0.8) ? random.oneOf(known) : random.oneOf([unknownId, odd]))
    .replaceAll(/\{\w+\}/g, odd);
}

/** Text as bytes: in Latin-1 if possible, so that each odd byte stays one byte. */
const bytesOf = (text: string) => Buffer.from(text, /[\u0100-\uffff]/.test(text) ? 'utf8' : 'latin1');

/** A request with one malformed part; the rest is correct for the target. */
export function oddRequest(target: Target, oddity: Oddity, situation: Situation, random: Random): OddRequest {
  let { method } = target;
  let address = filledPath(target, situation, random);
  const takesBody = target.body !== undefined || target.upload !== undefined;
  const headers = new Map([['Host', situation.origin.slice('http://'.length)]]);
  // Signing out would end the session for later requests.
  const isSigningOut = target.path.endsWith('/logout');
  if (target.group === 'call' && !isSigningOut && random.chance(0.85)) headers.set('Cookie', situation.cookie);
  if (method !== 'GET') headers.set('Origin', situation.origin);
  if (random.chance(0.5)) headers.set('Accept-Encoding', 'gzip, deflate, br, zstd');
  // Without it the connection stays open, and cached answers are sent in front of node:http.
  if (random.chance(0.5)) headers.set('Connection', 'close');
  let body = takesBody && method !== 'GET' ? oddBody(target, random) : undefined;
  let more = '';
  let firstLine: string | undefined;

  if (oddity === 'ranges') {
    headers.set('Range', random.oneOf(ranges));
    if (random.chance(0.2)) more = `${random.oneOf(conditions)}\r\n`;
  } else if (oddity === 'conditions') {
    more = `${random.oneOf(conditions)}\r\n${random.oneOf(conditions)}\r\n`;
  } else if (oddity === 'encodings') {
    headers.set('Accept-Encoding', random.oneOf(encodings));
    if (random.chance(0.2)) more = `accept-encoding: ${random.oneOf(encodings)}\r\n`;
  } else if (oddity === 'hosts') {
    headers.set('Host', random.oneOf(hosts));
    if (random.chance(0.1)) headers.delete('Host');
    if (random.chance(0.1)) more = `Host: ${random.oneOf(hosts)}\r\n`;
  } else if (oddity === 'cookies') {
    headers.set(
      'Cookie',
      random.oneOf([...cookies, `${situation.cookie}x`, `${situation.cookie}; ${situation.cookie}`]),
    );
  } else if (oddity === 'methods') {
    method = random.oneOf(methods);
  } else if (oddity === 'targets') {
    const changed = [address + random.oneOf(queries), address + random.oneOf(paths), random.oneOf(wholeTargets)];
    address = random.chance(0.1) ? (changed[2] as string) : (changed[random.below(2)] as string);
  } else if (oddity === 'bodies') {
    if (method === 'GET' && target.takesForms) method = 'POST';
    if (method !== 'GET' || random.chance(0.3)) body = oddBody(target, random);
    if (method === 'POST' && random.chance(0.3)) headers.delete('Origin');
  } else if (oddity === 'headers') {
    more = `${random.oneOf(oddHeaders)}\r\n`;
    if (random.chance(0.1)) firstLine = random.oneOf(firstLines);
  } else if (body === undefined && target.takesForms) {
    method = 'POST';
    body = oddBody(target, random);
  }

  let payload: Buffer = Buffer.alloc(0);
  if (/^(content-length|transfer-encoding):/im.test(more)) {
    // More bytes than the malformed header announces.
    payload = Buffer.from('abcdefghij\r\n\r\n');
  } else if (body) {
    headers.set('Content-Type', body.contentType);
    payload = body.bytes;
    if (oddity === 'pieces') {
      headers.set('Transfer-Encoding', 'chunked');
      payload = chunked(body.bytes, random);
    } else headers.set('Content-Length', String(payload.length));
  }
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = `${firstLine ?? `${method} ${address} HTTP/1.1`}\r\n${lines}${more}\r\n`;
  return { bytes: Buffer.concat([bytesOf(head), payload]), isHead: method === 'HEAD' && firstLine === undefined };
}

/** A body in chunks, of which the last is sometimes invalid. */
function chunked(bytes: Buffer, random: Random): Buffer {
  const size = 1 + random.below(5_000);
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += size) {
    const piece = bytes.subarray(start, start + size);
    const note = random.chance(0.2) ? ';odd="\u00fc"' : '';
    pieces.push(Buffer.from(`${piece.length.toString(16)}${note}\r\n`, 'latin1'), piece, Buffer.from('\r\n'));
  }
  // A body refused for its size is answered before it is complete; an invalid chunk then ends the connection together with the response.
  if (bytes.length > 60_000) return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
  const end = random.oneOf([
    '0\r\n\r\n',
    '0\r\n\r\n',
    '0\r\nX-Trailer: 1\r\n\r\n',
    'zz\r\n\r\n',
    '-1\r\n\r\n',
    '0x0\r\n\r\n',
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

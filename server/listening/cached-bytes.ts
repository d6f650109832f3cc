import { acceptedEncoding } from '../files/accepted-encoding.ts';
import { type Body, matchesEtag, type PreparedAnswer, type Variant } from '../pages/prepared-answer.ts';

/** Announced timeout of an idle connection. */
export const announcedIdleMs = 65_000;
const maxHeadBytes = 4_096;

/**
 * A plain GET: HTTP/1.1, every header on one line of printable ASCII; all other requests are left to node:http. Each
 * line can match in one way only: two ways (a space that may belong to either side) would double the time with each
 * header.
 */
const plainGet = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\x20-\x7e]*\r\n)+\r\n$/;

/**
 * Headers of requests that are more than a plain read: a body, a range, another protocol, the end of the connection.
 */
const notPlain =
  /\r\n(?:content-length|transfer-encoding|content-encoding|expect|upgrade|range|if-match|if-unmodified-since|if-range|if-modified-since|http2-settings):|\r\nconnection:(?! ?keep-alive\r\n)/i;

const acceptEncoding = /\r\naccept-encoding:[^\r]*/gi;
const ifNoneMatch = /\r\nif-none-match:[^\r]*/gi;
const credentials = /\r\n(?:cookie|authorization):/i;
const host = /\r\nhost:/gi;

/** Looks up a cached answer by the request's exact address; some are only for requests without a cookie and a token. */
export type CachedAnswers = (address: string, hasCredentials: boolean) => PreparedAnswer | undefined;

/** The buffers to send, in order. */
export interface CachedBytes {
  status: 200 | 304;
  head: Buffer;
  /** Undefined if it is part of `head`. */
  body: Buffer | undefined;
}

interface Dated {
  beforeDate: string;
  body: Buffer | undefined;
  bytes: CachedBytes;
  /** The second of its Date header. */
  second: number;
}

const ready = new WeakMap<Body | Variant, Dated>();
const lines = { 200: 'HTTP/1.1 200 OK', 304: 'HTTP/1.1 304 Not Modified' };
const afterDate = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${announcedIdleMs / 1000}\r\n\r\n`;

function dated(status: 200 | 304, headers: string[], body?: Buffer): Dated {
  let beforeDate = `${lines[status]}\r\n`;
  for (let i = 0; i < headers.length; i += 2) beforeDate += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return { beforeDate: `${beforeDate}Date: `, body, bytes: { status, head: Buffer.alloc(0), body }, second: 0 };
}

/** Bytes up to which one write of head and body costs less than two; a socket buffers as much anyway. */
const smallBodyBytes = 16 * 1024;

/**
 * The answer with the current date. Each second gets a new head, because a slow reader may still hold the last one; a
 * large body is shared, so that slow readers don't hold many copies of it.
 */
function upToDate(answer: Dated): CachedBytes {
  const second = Math.floor(Date.now() / 1000);
  if (answer.second !== second) {
    const head = Buffer.from(answer.beforeDate + new Date(second * 1000).toUTCString() + afterDate, 'latin1');
    const { body } = answer;
    answer.bytes =
      body && body.length <= smallBodyBytes
        ? { ...answer.bytes, head: Buffer.concat([head, body]), body: undefined }
        : { ...answer.bytes, head, body };
    answer.second = second;
  }
  return answer.bytes;
}

/** The answer's bytes, built once for each body, and once for each variant that is already known to the client. */
function readyFor(prepared: Body | Variant): Dated {
  let made = ready.get(prepared);
  if (!made) {
    made = 'bytes' in prepared ? dated(200, prepared.headers, prepared.bytes) : dated(304, prepared.notModifiedHeaders);
    ready.set(prepared, made);
  }
  return made;
}

/** All lines of a header, joined as RFC 9110 does; undefined: there is none. */
function joined(head: string, line: RegExp): string | undefined {
  const [first, ...more] = head.match(line) ?? [];
  if (first === undefined) return undefined;
  const value = (text: string) => text.slice(text.indexOf(':') + 1);
  return more.length === 0 ? value(first) : [first, ...more].map(value).join(',');
}

/**
 * The bytes that answer a plain GET of a cached answer; undefined for any other request.
 * @param onFound called with address and head if bytes are returned
 */
export function cachedBytes(
  request: Buffer,
  cached: CachedAnswers,
  onFound?: (address: string, head: string) => void,
): CachedBytes | undefined {
  if (request.length > maxHeadBytes) return undefined;
  const head = request.toString('latin1');
  const address = plainGet.exec(head)?.[1];
  if (address === undefined) return undefined;
  const answer = cached(address, credentials.test(head));
  if (answer?.status !== 200 || notPlain.test(head) || head.match(host)?.length !== 1) return undefined;
  const variant = answer.variants[acceptedEncoding(joined(head, acceptEncoding))];
  const known = joined(head, ifNoneMatch);
  const found = known !== undefined && matchesEtag(known, variant.etag) ? variant : variant.body;
  // node:http compresses it, for this and later requests.
  if (!found) return undefined;
  onFound?.(address, head);
  return upToDate(readyFor(found));
}

import { type Encoding, type FinishedAnswer, preferredEncoding, type Variant } from './page-cache.ts';

/** As long as node:http keeps an idle connection, in milliseconds. */
export const idleTime = 65_000;
const longestHead = 4_096;

/**
 * A plain GET: HTTP/1.1, every header on one line of printable ASCII. Whatever looks different is none of our business.
 * There is only one way to read a line: two (a blank that may belong to either side) would double the time for each header.
 */
const plainGet = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\x20-\x7e]*\r\n)+\r\n$/;

/** Headers that mean more than a plain reading of a page: a body, a part, another protocol, the end of the connection. */
const notPlain =
  /\r\n(?:content-length|transfer-encoding|content-encoding|expect|upgrade|range|if-match|if-unmodified-since|if-range|if-modified-since|http2-settings):|\r\nconnection:(?! ?keep-alive\r\n)/i;

const acceptEncoding = /\r\naccept-encoding: ?([^\r]*)/i;
const ifNoneMatch = /\r\nif-none-match: ?([^\r]*)/i;
const cookie = /\r\ncookie:/i;
const host = /\r\nhost:/gi;

/** What is ready to be sent, by the request's exact address; some of it only to whoever sends no cookie. */
export type Finished = (address: string, hasCookie: boolean) => FinishedAnswer | undefined;

interface Ready {
  whole: Dated;
  notModified: Dated;
}

interface Dated {
  bytes: Buffer;
  dateAt: number;
  second: number;
}

const ready = new WeakMap<Variant, Ready>();

/** Head and body in one piece, with room for a date. */
function dated(status: string, headers: string[], body?: Buffer): Dated {
  let head = `HTTP/1.1 ${status}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  head += 'Date: ';
  const dateAt = head.length;
  head += `${new Date(0).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${idleTime / 1000}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(head, 'latin1'), ...(body ? [body] : [])]), dateAt, second: 0 };
}

/**
 * The bytes with the date of this second, written over the last one: a copy for every second would stay in memory as long
 * as there is a slow reader of it.
 */
function upToDate(answer: Dated): Buffer {
  const second = Math.floor(Date.now() / 1000);
  if (answer.second !== second) {
    answer.bytes.write(new Date(second * 1000).toUTCString(), answer.dateAt, 'latin1');
    answer.second = second;
  }
  return answer.bytes;
}

function readyBytes(variant: Variant): Ready {
  let made = ready.get(variant);
  if (!made) {
    made = {
      whole: dated('200 OK', variant.headers, variant.body),
      notModified: dated('304 Not Modified', variant.notModifiedHeaders),
    };
    ready.set(variant, made);
  }
  return made;
}

/** The bytes that answer a request, when it is a plain GET of something finished; else undefined. */
export function finishedBytes(request: Buffer, finished: Finished): Buffer | undefined {
  if (request.length > longestHead) return undefined;
  const head = request.toString('latin1');
  const address = plainGet.exec(head)?.[1];
  const answer = address === undefined ? undefined : finished(address, cookie.test(head));
  if (answer?.status !== 200 || notPlain.test(head) || head.match(host)?.length !== 1) return undefined;
  const encoding: Encoding = preferredEncoding(acceptEncoding.exec(head)?.[1] ?? '');
  const variant = answer.variants[encoding];
  const { whole, notModified } = readyBytes(variant);
  return upToDate(ifNoneMatch.exec(head)?.[1] === variant.etag ? notModified : whole);
}

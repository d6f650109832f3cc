import type { Server } from 'node:http';
import net from 'node:net';
import { type Encoding, type FinishedAnswer, preferredEncoding, type Variant } from './page-cache.ts';

/** As long as node:http keeps an idle connection, in milliseconds. */
const idleTime = 65_000;
const longestHead = 4_096;

/**
 * A plain GET: HTTP/1.1, every header on one line of printable ASCII. Whatever looks different is none of our business.
 */
const plainGet = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: ?[\x20-\x7e]*\r\n)+\r\n$/;

/** Headers that mean more than a plain reading of a page: a body, a part, another protocol, the end of the connection. */
const notPlain =
  /\r\n(?:content-length|transfer-encoding|content-encoding|expect|upgrade|range|if-match|if-unmodified-since|if-range|if-modified-since|http2-settings):|\r\nconnection: ?(?!keep-alive\r\n)/i;

const acceptEncoding = /\r\naccept-encoding: ?([^\r]*)/i;
const ifNoneMatch = /\r\nif-none-match: ?([^\r]*)/i;
const host = /\r\nhost:/gi;

interface Ready {
  second: number;
  whole: Buffer;
  notModified: Buffer;
}

const ready = new WeakMap<Variant, Ready>();

/** The bytes of an answer, head and body in one piece, made once a second: the date is in them. */
function bytesOf(variant: Variant): Ready {
  const second = Math.floor(Date.now() / 1000);
  const made = ready.get(variant);
  if (made?.second === second) return made;
  const common = `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${idleTime / 1000}\r\n\r\n`;
  const head = (status: string, headers: string[]) => {
    let text = `HTTP/1.1 ${status}\r\n`;
    for (let i = 0; i < headers.length; i += 2) text += `${headers[i]}: ${headers[i + 1]}\r\n`;
    return text + common;
  };
  const fresh = {
    second,
    whole: Buffer.concat([Buffer.from(head('200 OK', variant.headers), 'latin1'), variant.body]),
    notModified: Buffer.from(head('304 Not Modified', variant.notModifiedHeaders), 'latin1'),
  };
  ready.set(variant, fresh);
  return fresh;
}

/** The bytes that answer a request, when it is a plain GET of a finished page; else undefined. */
function answerTo(chunk: Buffer, finished: (address: string) => FinishedAnswer | undefined): Buffer | undefined {
  if (chunk.length > longestHead) return undefined;
  const head = chunk.toString('latin1');
  const address = plainGet.exec(head)?.[1];
  const answer = address === undefined ? undefined : finished(address);
  if (answer?.status !== 200 || notPlain.test(head) || head.match(host)?.length !== 1) return undefined;
  const encoding: Encoding = preferredEncoding(acceptEncoding.exec(head)?.[1] ?? '');
  const variant = answer.variants[encoding];
  const { whole, notModified } = bytesOf(variant);
  return ifNoneMatch.exec(head)?.[1] === variant.etag ? notModified : whole;
}

/**
 * Listens in front of node:http and answers plain GETs of finished pages itself, which costs half of what node:http
 * takes for the same bytes. At the first thing on a connection that isn't one, the connection goes over to node:http for
 * good, with everything it sent: all parsing, limits and time-outs of odd, slow or large requests are node's.
 * @param finished a page that is ready to be sent, the same for everybody, by the request's exact address
 */
export function createPageListener(http: Server, finished: (address: string) => FinishedAnswer | undefined) {
  const waiting = new Set<net.Socket>();
  /** Handed over to node:http → how many of its requests are being answered. */
  const handedOver = new Map<net.Socket, number>();
  let answered = 0;
  http.on('request', ({ socket }, response) => {
    handedOver.set(socket, (handedOver.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = handedOver.get(socket);
      if (left !== undefined) handedOver.set(socket, left - 1);
    });
  });
  const listener = net.createServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
    waiting.add(socket);
    socket.setTimeout(idleTime);

    const handOver = (chunk: Buffer) => {
      release();
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(chunk);
      handedOver.set(socket, 0);
      socket.once('close', () => handedOver.delete(socket));
      http.emit('connection', socket);
      socket.resume();
    };
    const onData = (chunk: Buffer) => {
      // A client that asks for more before it has read what it got is node's to hold back.
      const bytes = socket.writableLength === 0 ? answerTo(chunk, finished) : undefined;
      if (bytes) {
        answered += 1;
        socket.write(bytes);
      } else handOver(chunk);
    };
    const onEnd = () => socket.end();
    const onGone = () => socket.destroy();
    const release = () => {
      waiting.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('timeout', onGone).off('error', onGone);
    };
    socket.on('data', onData).on('end', onEnd).on('timeout', onGone).on('error', onGone);
    socket.once('close', () => waiting.delete(socket));
  });

  // Where node:http starts to look for connections that have used up their time.
  listener.once('listening', () => http.emit('listening'));

  return {
    listener,
    /** How many requests were answered here. */
    answered: () => answered,
    /** Ends connections without a request, or with the beginning of one; what is being sent is sent to the end. */
    closeIdleConnections(): void {
      for (const socket of waiting) socket.end();
      for (const [socket, requests] of handedOver) if (requests === 0) socket.destroySoon();
    },
    /** Ends all connections, whatever they are about. */
    closeAllConnections(): void {
      for (const socket of [...waiting, ...handedOver.keys()]) socket.destroy();
    },
  };
}

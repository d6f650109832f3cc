import type { Server } from 'node:http';
import net from 'node:net';
import { announcedIdleMs, type CachedAnswers, cachedBytes } from './cached-bytes.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** Timeout for the first request of a connection, like node:http's for headers. */
const firstRequestWithinMs = 10_000;
/** Longer than the timeout announced to clients, so that a late request doesn't meet a closed connection. */
const idleMs = announcedIdleMs + 5_000;
/**
 * Browsers don't pipeline requests. A client that sends many without reading the responses attacks on purpose: a few
 * bytes cost server and kernel a thousand times as many.
 */
const maxUnanswered = 32;

const headEnd = '\r\n\r\n';

/** A request answered from the cache. */
export interface Hit {
  socket: net.Socket;
  /** The request up to its blank line. */
  head: Buffer;
  status: number;
  ms: number;
}

interface PageListenerOptions {
  http: Server;
  /** Cached responses, the same for all visitors. */
  cached: CachedAnswers;
  limits: ConnectionLimits;
  /** Counts a hit by its address and head. */
  countCached?: (address: string, head: string) => void;
  /** Called for every hit; optional. */
  onHit?: ((hit: Hit) => void) | undefined;
  recordFailure: (error: unknown) => void;
}

/**
 * Listens in front of node:http and answers plain GETs of cached pages itself, which costs half of what node:http
 * takes for the same bytes. At the first other request, the connection is handed over to node:http for
 * good, with everything it sent: all parsing, limits and time-outs of odd, slow or large requests are node's.
 */
export function createPageListener({ http, cached, limits, countCached, onHit, recordFailure }: PageListenerOptions) {
  const waiting = new Set<net.Socket>();
  /** Handed over to node:http → how many of its requests are being answered. */
  const handedOver = new Map<net.Socket, number>();
  let answered = 0;
  let isLastAnswer = false;
  http.prependListener('request', ({ socket }, response) => {
    if (isLastAnswer) response.setHeader('Connection', 'close');
    const unanswered = (handedOver.get(socket) ?? 0) + 1;
    handedOver.set(socket, unanswered);
    if (unanswered > maxUnanswered) socket.destroy();
    response.once('close', () => {
      const left = handedOver.get(socket);
      if (left !== undefined) handedOver.set(socket, left - 1);
    });
  });
  const onConnection = (socket: net.Socket) => {
    if (!limits.admit(socket)) {
      socket.destroy();
      return;
    }
    waiting.add(socket);
    socket.setTimeout(firstRequestWithinMs);
    let isFirst = true;

    const handOver = (rest: Buffer) => {
      release();
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(rest);
      handedOver.set(socket, 0);
      socket.once('close', () => handedOver.delete(socket));
      http.emit('connection', socket);
      socket.resume();
    };
    /** If our code throws, the request is handed over like any other that isn't a plain GET. */
    const lookUp = (head: Buffer) => {
      try {
        return cachedBytes(head, cached, countCached);
      } catch (error) {
        recordFailure(error);
        return undefined;
      }
    };
    const onData = (chunk: Buffer, unread = 0) => {
      const begun = onHit ? performance.now() : 0;
      const end = chunk.indexOf(headEnd) + headEnd.length;
      const isWhole = end >= headEnd.length;
      const bytes = isWhole && !isLastAnswer ? lookUp(chunk.subarray(0, end)) : undefined;
      if (!bytes) return handOver(chunk);
      if (unread >= maxUnanswered) return drop();
      if (isFirst) socket.setTimeout(idleMs);
      isFirst = false;
      answered += 1;
      if (bytes.body) socket.cork();
      socket.write(bytes.head);
      if (bytes.body) {
        socket.write(bytes.body);
        socket.uncork();
      }
      onHit?.({ socket, head: chunk.subarray(0, end), status: bytes.status, ms: performance.now() - begun });
      const rest = chunk.subarray(end);
      // Stops reading from a client until it has read its responses.
      if (socket.writableLength >= socket.writableHighWaterMark)
        continueAt((next) => socket.once('drain', next), rest, 0);
      // A client that pipelines requests yields to others after each response.
      else if (rest.length > 0) continueAt(setImmediate, rest, unread + 1);
    };
    const continueAt = (at: (next: () => void) => void, rest: Buffer, unread: number) => {
      socket.pause();
      at(() => {
        if (!socket.writable) return;
        socket.resume();
        if (rest.length > 0) onData(rest, unread);
      });
    };
    const onRead = (chunk: Buffer) => onData(chunk);
    const onEnd = () => socket.end();
    const drop = () => void socket.destroy();
    const release = () => {
      waiting.delete(socket);
      socket.off('data', onRead).off('end', onEnd).off('timeout', drop).off('error', drop);
    };
    socket.on('data', onRead).on('end', onEnd).on('timeout', drop).on('error', drop);
    socket.once('close', () => waiting.delete(socket));
  };

  return {
    /** One of the port's listeners. */
    createListener(): net.Server {
      const listener = net.createServer({ noDelay: true, allowHalfOpen: true }, onConnection);
      // Makes node:http start its check for connections that have timed out.
      listener.once('listening', () => http.emit('listening'));
      return listener;
    },
    /** Number of requests answered from the cache. */
    answered: () => answered,
    /** From now on every response closes its connection. */
    announceEnd(): void {
      isLastAnswer = true;
    },
    /** Ends connections without a complete request; responses in progress are completed. */
    closeIdleConnections(): void {
      for (const socket of waiting) socket.end();
      for (const [socket, requests] of handedOver) if (requests === 0) socket.destroySoon();
    },
    /** Ends all connections, even during a request. */
    closeAllConnections(): void {
      for (const socket of [...waiting, ...handedOver.keys()]) socket.destroy();
    },
  };
}

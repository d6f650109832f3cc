import type { Server } from 'node:http';
import net from 'node:net';
import { type Finished, finishedBytes, idleTime } from './finished-bytes.ts';

/** Milliseconds until a connection has to have brought its first request: as long as node:http waits for a head. */
const firstRequestWithin = 10_000;
/**
 * Browsers send one request after the other. What a connection asks for beyond that, without reading an answer, is piled up on
 * purpose: a few bytes that cost the server (and the kernel's buffers) a thousand times as many.
 */
const mostUnanswered = 32;
/** More would take the descriptors of files and database. */
const mostConnections = 12_000;

const headEnd = '\r\n\r\n';

/**
 * Listens in front of node:http and answers plain GETs of finished pages itself, which costs half of what node:http
 * takes for the same bytes. At the first thing on a connection that isn't one, the connection goes over to node:http for
 * good, with everything it sent: all parsing, limits and time-outs of odd, slow or large requests are node's.
 * @param finished what is ready to be sent, the same for everybody
 */
export function createPageListener(http: Server, finished: Finished) {
  const waiting = new Set<net.Socket>();
  /** Handed over to node:http → how many of its requests are being answered. */
  const handedOver = new Map<net.Socket, number>();
  let answered = 0;
  let isLastAnswer = false;
  http.prependListener('request', ({ socket }, response) => {
    if (isLastAnswer) response.setHeader('Connection', 'close');
    const unanswered = (handedOver.get(socket) ?? 0) + 1;
    handedOver.set(socket, unanswered);
    if (unanswered > mostUnanswered) socket.destroy();
    response.once('close', () => {
      const left = handedOver.get(socket);
      if (left !== undefined) handedOver.set(socket, left - 1);
    });
  });
  const onConnection = (socket: net.Socket) => {
    if (waiting.size + handedOver.size >= mostConnections) {
      socket.destroy();
      return;
    }
    waiting.add(socket);
    socket.setTimeout(firstRequestWithin);
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
    const onData = (chunk: Buffer, unread = 0) => {
      const end = chunk.indexOf(headEnd) + headEnd.length;
      const isWhole = end >= headEnd.length;
      const bytes = isWhole && !isLastAnswer ? finishedBytes(chunk.subarray(0, end), finished) : undefined;
      if (!bytes) return handOver(chunk);
      if (unread >= mostUnanswered) return onGone();
      if (isFirst) socket.setTimeout(idleTime);
      isFirst = false;
      answered += 1;
      socket.write(bytes);
      const rest = chunk.subarray(end);
      // A client that doesn't read gets no more, and isn't listened to, until it has read.
      if (socket.writableLength >= socket.writableHighWaterMark) goOnAt((next) => socket.once('drain', next), rest, 0);
      // One that asks for much in one piece waits for others after each answer.
      else if (rest.length > 0) goOnAt(setImmediate, rest, unread + 1);
    };
    const goOnAt = (at: (next: () => void) => void, rest: Buffer, unread: number) => {
      socket.pause();
      at(() => {
        if (!socket.writable) return;
        socket.resume();
        if (rest.length > 0) onData(rest, unread);
      });
    };
    const onRead = (chunk: Buffer) => onData(chunk);
    const onEnd = () => socket.end();
    const onGone = () => void socket.destroy();
    const release = () => {
      waiting.delete(socket);
      socket.off('data', onRead).off('end', onEnd).off('timeout', onGone).off('error', onGone);
    };
    socket.on('data', onRead).on('end', onEnd).on('timeout', onGone).on('error', onGone);
    socket.once('close', () => waiting.delete(socket));
  };

  return {
    /** A listener of the port; there may be several. */
    createListener(): net.Server {
      const listener = net.createServer({ noDelay: true, allowHalfOpen: true }, onConnection);
      // Where node:http starts to look for connections that have used up their time.
      listener.once('listening', () => http.emit('listening'));
      return listener;
    },
    /** How many requests were answered here. */
    answered: () => answered,
    /** From now on every answer tells its client to send no more on this connection. */
    announceEnd(): void {
      isLastAnswer = true;
    },
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

import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '../listen-on-loopback.ts';

const chunkBytes = 8 * 1024;

/** A connection to a port of this machine with a limited upload rate, which can be cut. */
export async function openSlowLine(port: number, bytesPerSecond: number) {
  const sockets = new Set<Socket>();
  let sentBytes = 0;
  let isCut = false;
  let free = performance.now();
  let watch: { at: number; reached: () => void } | undefined;

  /** Waits until the rate allows this many more bytes. */
  async function take(bytes: number): Promise<void> {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    await sleep(free - performance.now());
  }

  const server = createServer(async (near) => {
    if (isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    far.pipe(near);
    try {
      for await (const part of near as AsyncIterable<Buffer>) {
        for (let start = 0; start < part.length; start += chunkBytes) {
          const chunk = part.subarray(start, start + chunkBytes);
          await take(chunk.length);
          sentBytes += chunk.length;
          if (watch && sentBytes >= watch.at) watch.reached();
          far.write(chunk);
        }
      }
    } catch {
      // The connection was cut.
    }
  });
  const ownPort = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${ownPort}`,
    /** Number of bytes sent to the server. */
    sentBytes: () => sentBytes,
    /** Resolves when this many bytes were sent. */
    reached: (bytes: number) =>
      new Promise<void>((resolve) => {
        watch = { at: bytes, reached: resolve };
      }),
    async cut(ms: number): Promise<void> {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      await sleep(ms);
      isCut = false;
    },
    close: () => void server.close(),
  };
}

/**
 * Slow clients in a separate process, so that the measuring process isn't slow itself: `slow-crowd.ts PORT MANY`,
 * started with an IPC channel. Sends 'open' when all have begun, and for each ended one its kind and duration.
 */
import net from 'node:net';

export type SlowKind = 'silent' | 'slow headers' | 'slow body' | 'slow reader';
export type CrowdNews = 'open' | { kind: SlowKind; milliseconds: number };

const [port, many] = process.argv.slice(2).map(Number) as [number, number];
const tell = (news: CrowdNews) => process.send?.(news);
const drips: { socket: net.Socket; drip: string }[] = [];

function open(kind: SlowKind, begin: string, drip = ''): Promise<void> {
  return new Promise((resolve) => {
    let begun = performance.now();
    const socket = net.connect(port, '127.0.0.1', () => {
      begun = performance.now();
      if (begin) socket.write(begin);
      if (drip) drips.push({ socket, drip });
      if (kind === 'slow reader') socket.pause();
      resolve();
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      tell({ kind, milliseconds: performance.now() - begun });
      resolve();
    });
  });
}

const body = '{"firstName":"';
const post = `POST /api/study-orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n${body}`;
const opened: Promise<void>[] = [];
for (let i = 0; i < many; i++) {
  opened.push(
    open('silent', ''),
    open('slow headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-More: y\r\n'),
    open('slow body', post, 'A'),
    open('slow reader', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)),
  );
}
// A tenth of them at a time, because a real crowd doesn't move in step.
let turn = 0;
setInterval(() => {
  turn = (turn + 1) % 10;
  for (let i = turn; i < drips.length; i += 10) {
    const { socket, drip } = drips[i] as (typeof drips)[number];
    if (socket.writable) socket.write(drip);
  }
}, 100);
process.once('disconnect', () => process.exit());
await Promise.all(opened);
tell('open');

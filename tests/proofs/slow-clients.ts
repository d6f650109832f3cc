/** Clients that send or read slowly, bodies that swell, endless ones: they end by the limits, others don't notice. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { footprint, freshDirectory, startBuiltServer } from './built-server.ts';
import { prove } from './report.ts';
import { order, quantile, request } from './requests.ts';

await prove('slow-clients', async (report, { short }) => {
  const many = short ? 100 : 1_000;
  const server = await startBuiltServer(freshDirectory(), { LOG_LEVEL: 'error' });
  await request(`${server.url}/`);
  // The first order loads what its invoice and mails need; that is no slow client's doing.
  await request(`${server.url}/api/study-orders`, { json: order });
  await sleep(4_000);
  const before = footprint(server.pid);
  const ends = new Map<string, number[]>();
  const sockets: net.Socket[] = [];
  const open = (kind: string, begin: string, more: (socket: net.Socket) => void) => {
    const begun = performance.now();
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(begin));
    const drip = setInterval(() => more(socket), 1_000);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      ends.set(kind, [...(ends.get(kind) ?? []), performance.now() - begun]);
    });
    sockets.push(socket);
    return socket;
  };
  for (let i = 0; i < many; i++) {
    open('slow headers', 'GET / HTTP/1.1\r\nHost: x\r\n', (socket) => socket.write('X-More: y\r\n'));
    open(
      'slow body',
      `POST /api/study-orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"firstName":"`,
      (socket) => socket.write('A'),
    );
    open('slow reader', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20), () => undefined).pause();
  }
  const waits: number[] = [];
  const writes: number[] = [];
  const until = performance.now() + (short ? 14_000 : 45_000);
  let failures = 0;
  while (performance.now() < until) {
    const page = await request(`${server.url}/`).catch(() => undefined);
    const written = await request(`${server.url}/api/study-orders`, { json: order }).catch(() => undefined);
    if (page?.status === 200 && written?.status === 201) {
      waits.push(page.milliseconds);
      writes.push(written.milliseconds);
    } else failures += 1;
    await sleep(50);
  }
  const during = footprint(server.pid);
  report.figure('slow clients at once', 3 * many);
  report.promise('others served meanwhile', failures === 0, `${waits.length} of ${waits.length + failures}`);
  report.promise(
    'page beside them, 99 %, ms (at most 250)',
    quantile(waits, 0.99) < 250,
    Math.round(quantile(waits, 0.99)),
  );
  report.figure(
    'order beside them, median and 99 %, ms',
    `${Math.round(quantile(writes, 0.5))} ${Math.round(quantile(writes, 0.99))}`,
  );
  const headers = ends.get('slow headers') ?? [];
  const longest = Math.max(...headers);
  report.promise(
    'slow headers ended by the limit of 10 s (checked every few)',
    headers.length === many,
    `${headers.length} of ${many}, longest ${(longest / 1_000).toFixed(1)} s`,
  );
  if (!short) {
    const bodies = ends.get('slow body') ?? [];
    report.promise(
      'slow bodies ended by the limit of 30 s',
      bodies.length === many,
      `${bodies.length}, longest ${(Math.max(...bodies) / 1_000).toFixed(1)} s`,
    );
  }
  report.promise(
    'memory more, MB (at most 100)',
    during.megabytes - before.megabytes < 100,
    Math.round(during.megabytes - before.megabytes),
  );
  for (const socket of sockets) socket.destroy();

  const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2, 'a'));
  const type = { 'content-type': 'application/json' };
  const send = (head: Record<string, string>, chunks: Iterable<Buffer>) =>
    new Promise<number>((resolve) => {
      const lines = Object.entries({ ...type, ...head }).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = net.connect(server.port, '127.0.0.1', async () => {
        socket.write(`POST /api/contact-messages HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${lines.join('')}\r\n`);
        for (const chunk of chunks) {
          if (socket.destroyed || socket.readyState !== 'open') break;
          if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), sleep(200)]);
        }
      });
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
        if (status) {
          resolve(status);
          socket.destroy();
        }
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(0));
    });
  function* endless(times: number) {
    const chunk = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'a'), Buffer.from('\r\n')]);
    for (let i = 0; i < times; i++) yield chunk;
  }
  const compressed = await send({ 'content-encoding': 'gzip', 'content-length': String(bomb.length) }, [bomb]);
  report.promise('compressed body of 50 MB', compressed === 415, compressed);
  const announced = await send({ 'content-length': String(10 * 1024 ** 2) }, []);
  report.promise('body announced with 10 MB', announced === 413, announced);
  const chunked = await send({ 'transfer-encoding': 'chunked' }, endless(2_000));
  report.promise('body in pieces without an end', chunked === 413, chunked);
  const deep = await request(`${server.url}/api/contact-messages`, {
    method: 'POST',
    headers: type,
    json: JSON.parse(`${'[['.repeat(2_000)}1${']]'.repeat(2_000)}`),
  });
  report.promise('JSON 4000 levels deep', deep.status === 400, deep.status);
  report.figure(
    'memory afterwards, MB more than before',
    Math.round(footprint(server.pid).megabytes - before.megabytes),
  );
  await server.end();
});

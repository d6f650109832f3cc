/**
 * Silent clients, slow senders and readers, and endless bodies: limits end them, and other clients aren't affected.
 */
import { fork } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { root, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { footprint, megabytesOf } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { quantile, request } from '../../built-server/requests.ts';
import type { CrowdNews, SlowKind } from '../../built-server/slow-crowd.ts';
import { refuseSwollenBodies } from './swollen-bodies.ts';

const film = '/assets/hero-2024.mp4';
const phoneBytesPerSecond = 50_000;

/** Reads a file like a phone on 400 kbit/s. @returns the bytes of its content, fewer if the connection broke */
function readLikeAPhone(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = http.get(url, { agent: false }, (response) => {
      let read = 0;
      response.on('data', (part) => {
        read += part.length;
        response.pause();
        setTimeout(() => response.resume(), (part.length / phoneBytesPerSecond) * 1_000);
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(read));
    });
    outgoing.on('error', reject);
  });
}

await prove('slow-clients', async (report, { isShort }) => {
  const many = isShort ? 100 : 1_000;
  await using server = await startBuiltServer(await installedDirectory(), { LOG_LEVEL: 'error' });
  await request(`${server.url}/`);
  const filmSize = Number((await request(`${server.url}${film}`, { method: 'HEAD' })).headers['content-length']);
  // The first order loads the renderer, which would count as an effect of slow clients.
  await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder });
  await sleep(4_000);
  const before = footprint(server.pid);

  /** Requests a page and places an order, repeatedly, as an ordinary visitor. */
  async function visit(until: () => boolean) {
    const waits: number[] = [];
    const writes: number[] = [];
    let failures = 0;
    while (!until()) {
      const page = await request(`${server.url}/`).catch(() => undefined);
      const written = await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder }).catch(
        () => undefined,
      );
      if (page?.status === 200 && written?.status === 201) {
        waits.push(page.milliseconds);
        writes.push(written.milliseconds);
      } else failures += 1;
      await sleep(50);
    }
    return { waits, writes, failures };
  }
  const seconds = (count: number) => {
    const end = performance.now() + count * 1_000;
    return () => performance.now() > end;
  };
  const alone = await visit(seconds(isShort ? 6 : 15));

  const ends: Record<SlowKind, number[]> = { silent: [], 'slow headers': [], 'slow body': [], 'slow reader': [] };
  const crowd = fork(path.join(root, 'tests/built-server/slow-crowd.ts'), [String(server.port), String(many)]);
  const open = new Promise<void>((resolve) => {
    crowd.on('message', (news: CrowdNews) => {
      if (news === 'open') resolve();
      else ends[news.kind].push(news.milliseconds);
    });
  });
  const phone = readLikeAPhone(`${server.url}${film}`);
  // The limits start when the server accepts a connection, on a busy machine some seconds later.
  const timeIsUp = open.then(() => sleep(isShort ? 14_000 : 75_000));
  let isOver = false;
  void timeIsUp.then(() => {
    isOver = true;
  });
  const beside = await visit(() => isOver);
  const during = footprint(server.pid);

  report.figure('slow clients at once', 4 * many);
  const { waits, writes, failures } = beside;
  report.check('others are served meanwhile', failures === 0, `${waits.length} of ${waits.length + failures}`);
  const page = quantile(waits, 0.99);
  report.bound('page beside them, 99 %, ms (at most 250)', page < 250, Math.round(page));
  report.figure('  without them', Math.round(quantile(alone.waits, 0.99)));
  report.figure(
    'order beside them, median and 99 %, ms',
    `${Math.round(quantile(writes, 0.5))} ${Math.round(quantile(writes, 0.99))}`,
  );
  const allEnded = (what: string, kind: SlowKind) =>
    report.check(
      what,
      ends[kind].length === many,
      `${ends[kind].length} of ${many}, longest ${(Math.max(...ends[kind]) / 1_000).toFixed(1)} s`,
    );
  allEnded('silent ones ended by the limit of 10 s', 'silent');
  allEnded('slow headers ended by the limit of 10 s (checked every few)', 'slow headers');
  if (!isShort) allEnded('slow bodies ended by the limit of 30 s', 'slow body');
  const received = await phone;
  report.check('a phone on 400 kbit/s gets the whole film', received === filmSize, `${received} of ${filmSize} bytes`);
  report.bound(
    'additional memory, MB (at most 100)',
    during.megabytes - before.megabytes < 100,
    Math.round(during.megabytes - before.megabytes),
  );
  if (!isShort) {
    const left = during.descriptors - before.descriptors;
    report.check('connections that nobody reads are cut off after a minute', left < many / 10, `${left} left`);
  }
  crowd.disconnect();
  await refuseSwollenBodies(server, report);
  report.figure('additional memory afterwards, MB', Math.round(megabytesOf(server.pid) - before.megabytes));
});

/** The disk fills up: writes are refused below 200 MiB, reads still work, and the site recovers when there is space again. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';

await prove('disk-full', async (report) => {
  const disk = path.join(freshDirectory(), 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=420m,mode=0700', 'tmpfs', disk], { encoding: 'utf8' });
  if (mounted.status !== 0) {
    report.skip(`needs a small disk of its own, and this account may not mount one (${(mounted.stderr ?? '').trim()})`);
    return;
  }
  process.prependOnceListener('exit', () => spawnSync('umount', ['-l', disk]));
  const dataDir = path.join(disk, 'data');
  const filler = path.join(disk, 'filler');
  const free = () => Math.round((statfsSync(disk).bavail * statfsSync(disk).bsize) / 1024 ** 2);
  const fill = (leave: number) => {
    rmSync(filler, { force: true });
    const allocate = (spare: number) => spawnSync('fallocate', ['-l', `${Math.max(free() - spare, 0)}M`, filler]);
    // The server may use up the last of it at the same time: then leave a little more.
    for (let spare = leave; spare < leave + 20 && allocate(spare).status !== 0; spare++);
  };
  const server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  const place = () => request(`${server.url}/api/study-orders`, { json: sampleStudyOrder });
  const readPage = async () => {
    const { status } = await request(`${server.url}/partners`);
    report.equal('page', status, 200);
  };
  const first = await place();
  report.equal(`order with ${free()} MiB free`, first.status, 201);
  fill(150);
  await sleep(1_200);
  const refused = await place();
  report.check(
    `order with ${free()} MiB free is refused, with Retry-After`,
    refused.status === 503 && refused.headers['retry-after'] !== undefined,
    refused.status,
  );
  await readPage();
  const health = (await request(`${server.url}/api/health`)).json;
  report.check('health says the disk is low', health.disk?.isLow === true, JSON.stringify(health.disk));
  fill(0);
  await sleep(3_000);
  const full = await place();
  report.equal(`order with ${free()} MiB free is refused`, full.status, 503);
  await readPage();
  const about = await request(`${server.url}/about`);
  report.equal('a page that was not cached before', about.status, 200);
  rmSync(filler);
  const begun = performance.now();
  let recovered = 0;
  while (recovered !== 201 && performance.now() - begun < 20_000) {
    recovered = (await place()).status;
    await sleep(100);
  }
  const waitedMs = Math.round(performance.now() - begun);
  report.equal('orders are accepted again once there is space', recovered, 201);
  report.bound('  ms until then (at most 5000)', waitedMs < 5_000, waitedMs);
  const ended = await server.end();
  report.check('exit status', ended.status === 0, String(ended.status));

  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const failure = await startBuiltServer(dataDir).then(
    () => 'it started',
    (error) => String(error.message),
  );
  report.check('a start on a read-only directory names it', /read-only|Read-only/.test(failure), failure.slice(0, 200));
});

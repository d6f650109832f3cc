import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../../tests/built-server/built-server.ts';
import { megabytesOfAll, processesOf } from './process-tree.ts';
import { get, line, work } from './processes.ts';
import { steadyLoad, takeOneCore } from './steady-load.ts';

const minute = 60_000;
/** Caches fill and heaps find their size in the first minutes of a load. */
const settlingMinutes = 10;

interface Sample {
  /** Since the load began. */
  minutes: number;
  megabytes: number;
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const spread = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  return samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0) / spread;
}

async function underLoad(server: BuiltServer, dataDir: string, minutes: number): Promise<void> {
  const samples: Sample[] = [];
  const begun = performance.now();
  const load = steadyLoad(server.url, { minutes });
  const ended = load.then(() => true);
  do {
    const megabytes = megabytesOfAll(processesOf(server, dataDir));
    const node = megabytesOfAll([server.pid]);
    samples.push({ minutes: (performance.now() - begun) / minute, megabytes });
    if (samples.length % 6 === 1) {
      line(
        `  after ${samples.at(-1)?.minutes.toFixed(0)} minutes`,
        `${megabytes.toFixed(0)} MB, node ${node.toFixed(0)}`,
      );
    }
  } while (!(await Promise.race([ended, sleep(10_000, false)])));
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  line('under load: 60 reads and 4 orders a second (300 MB)', `${most.toFixed(0)} MB at the most`);
  const settled = samples.filter((sample) => sample.minutes >= settlingMinutes);
  if (settled.length > 6)
    line('  growth after ten minutes (1 MB a minute)', `${slopeOf(settled).toFixed(2)} MB a minute`);
}

/**
 * Memory of all processes: idle; then under a steady load with `--minutes 12`, `--one-core-taken` by a busy loop, and again
 * `--minutes-after 10` without load.
 */
export async function memory(args: string[]): Promise<void> {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = {
    minutes: text('0'),
    'minutes-after': text('0'),
    'one-core-taken': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args, options });
  const dataDir = path.join(work, 'memory');
  const server = await startBuiltServer(dataDir);
  for (const address of ['/', '/partners', '/studies', '/insights']) await get(`${server.url}${address}`, {});
  await sleep(20_000);
  const all = megabytesOfAll(processesOf(server, dataDir));
  const node = megabytesOfAll([server.pid]);
  line('idle memory of node', `${node.toFixed(0)} MB`);
  line('idle memory of the database', `${(all - node).toFixed(0)} MB`);
  line('together (at most 200 MB)', `${all.toFixed(0)} MB`);
  if (Number(values.minutes) > 0) {
    const burner = values['one-core-taken'] ? takeOneCore() : undefined;
    await underLoad(server, dataDir, Number(values.minutes));
    burner?.kill();
    await sleep(Number(values['minutes-after']) * minute);
    const after = megabytesOfAll(processesOf(server, dataDir));
    line(`${values['minutes-after']} minutes later (220 MB)`, `${after.toFixed(0)} MB`);
  }
  await server.end();
}

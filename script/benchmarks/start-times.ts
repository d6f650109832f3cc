import path from 'node:path';
import { startBuiltServer } from '../../tests/built-server/built-server.ts';
import { cpuSeconds } from '../../tests/built-server/process-usage.ts';
import { quantile } from '../../tests/built-server/requests.ts';
import { line, work } from './processes.ts';

/** Measures time and CPU until the server is ready, on an empty and on an existing directory. */
export async function startTimes(): Promise<void> {
  const dataDir = path.join(work, 'start');
  const first = await startBuiltServer(dataDir);
  line('ready on an empty directory', `${Math.round(first.readyAfterMs)} ms`);
  await first.end();
  const starts: { readyAfterMs: number; cpuMs: number }[] = [];
  for (let run = 0; run < 5; run++) {
    await using restarted = await startBuiltServer(dataDir);
    starts.push({ readyAfterMs: restarted.readyAfterMs, cpuMs: cpuSeconds(restarted.pid) * 1000 });
  }
  const median = (measured: (start: (typeof starts)[number]) => number) => quantile(starts.map(measured), 0.5);
  line('ready on an existing directory (at most 2000 ms)', `${Math.round(median((start) => start.readyAfterMs))} ms`);
  line('  of it CPU of node', `${Math.round(median((start) => start.cpuMs))} ms`);
}

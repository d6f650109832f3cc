import path from 'node:path';
import { line, type Started, startOurs, stop, work } from './processes.ts';

/** Time and CPU until ready, on an empty and on an existing directory. */
export async function startTimes(): Promise<void> {
  const dataDir = path.join(work, 'start');
  const first = await startOurs(dataDir);
  line('ready on an empty directory', `${Math.round(first.milliseconds)} ms`);
  await stop(first);
  const times: Started[] = [];
  for (let run = 0; run < 5; run++) {
    const again = await startOurs(dataDir);
    times.push(again);
    await stop(again);
  }
  const median = (of: (each: Started) => number) => times.map(of).sort((a, b) => a - b)[2] as number;
  line('ready on an existing directory (at most 2000 ms)', `${Math.round(median((each) => each.milliseconds))} ms`);
  line('  of it CPU of node', `${Math.round(median((each) => each.cpuMilliseconds))} ms`);
}

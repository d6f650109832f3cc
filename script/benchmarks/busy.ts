import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { watchMemory } from './memory-watch.ts';
import { startPackagedServer } from './packaged-server.ts';
import { cpuSecondsOfAll, megabytesOfAll, processesOf } from './process-tree.ts';
import { line, start, work } from './processes.ts';
import { steadyLoad } from './steady-load.ts';

/** A process that fully uses one core. */
const takeOneCore = () => start(process.execPath, ['-e', 'for (;;);']);

/**
 * Measures responses and memory on a busy machine: with a loop that takes one core, 60 reads and 4 orders a second for 12
 * minutes (`--minutes`), then 10 minutes at rest (`--minutes-after`). `--short`: 2 minutes and 1. `--all-cores`: without
 * the loop.
 */
export async function busy(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      'minutes-after': { type: 'string' },
      'all-cores': { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes ?? (values.short ? 2 : 12));
  const minutesAfter = Number(values['minutes-after'] ?? (values.short ? 1 : 10));
  const dataDir = path.join(work, 'busy');
  await using server = await startPackagedServer(dataDir);
  const processes = () => processesOf(server, dataDir);
  const burner = values['all-cores'] ? undefined : takeOneCore();
  line('memory before', `${megabytesOfAll(processes()).toFixed(0)} MB`);
  const watch = watchMemory(server, dataDir);
  const cpuBefore = cpuSecondsOfAll(processes());
  let cores = 0;
  const onSent = () => {
    cores = (cpuSecondsOfAll(processes()) - cpuBefore) / (minutes * 60);
    watch.end();
    burner?.kill();
  };
  const report = await steadyLoad(server.url, { minutes, onSent });
  for (const [name, waits] of Object.entries(report.waits)) {
    const milliseconds = [waits.medianMs, waits.p99Ms, waits.longestMs].map((wait) => `${wait.toFixed(0)} ms`);
    line(`${name}: sent, refused with 503`, `${waits.requests}, ${waits.refused}`);
    line('  without an answer after 15 s (0)', `${waits.unanswered}`);
    const limits = name === 'pages' ? 'p99 300 ms, longest 5000' : 'longest 5000 ms';
    line(`  median, p99, longest (${limits})`, milliseconds.join(', '));
  }
  line('orders sent, answered with 201, stored', `${report.sent}, ${report.accepted}, ${report.stored}`);
  line('  stored without an answer, retries included (0)', `${report.storedUnanswered}`);
  line('CPU of all processes under load', `${cores.toFixed(2)} cores`);
  await sleep(minutesAfter * 60_000);
  line(`memory ${minutesAfter} minutes later (10: 220 MB)`, `${megabytesOfAll(processes()).toFixed(0)} MB`);
}

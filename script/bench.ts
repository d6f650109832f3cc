/** Measures the built server, a subject at a time: script/bench serve|render|orders|start|memory|busy|all. */
import { busy } from './benchmarks/busy.ts';
import { memory } from './benchmarks/memory.ts';
import { orders } from './benchmarks/orders.ts';
import { cleanUp } from './benchmarks/processes.ts';
import { render } from './benchmarks/render.ts';
import { serve } from './benchmarks/serve.ts';
import { startTimes } from './benchmarks/start-times.ts';

const subjects = { serve, render, orders, start: startTimes, memory, busy };

try {
  const subject = process.argv[2] ?? '';
  if (subject === 'all') for (const measure of Object.values(subjects)) await measure([]);
  else if (Object.hasOwn(subjects, subject)) await subjects[subject as keyof typeof subjects](process.argv.slice(3));
  else {
    process.stderr.write('usage: script/bench serve|render|orders|start|memory|busy|all\n');
    process.exitCode = 2;
  }
} finally {
  await cleanUp();
}

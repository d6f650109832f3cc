/** Measures the built server, a subject at a time: script/bench serve|render|orders|start|memory|busy|all. */
import { busy } from './benchmarks/busy.ts';
import { memory } from './benchmarks/memory.ts';
import { orders } from './benchmarks/orders.ts';
import { cleanUp } from './benchmarks/processes.ts';
import { referenceTask } from './benchmarks/reference-task.ts';
import { render } from './benchmarks/render.ts';
import { serve } from './benchmarks/serve.ts';
import { startTimes } from './benchmarks/start-times.ts';

const subjects = { serve, render, orders, start: startTimes, memory, busy };

try {
  const [subject = '', ...args] = process.argv.slice(2);
  const measures = Object.entries(subjects).filter(([name]) => subject === name || subject === 'all');
  if (measures.length > 0) referenceTask();
  for (const [, measure] of measures) await measure(args);
  if (measures.length === 0) {
    process.stderr.write('usage: script/bench serve|render|orders|start|memory|busy|all\n');
    process.exitCode = 2;
  }
} finally {
  await cleanUp();
}

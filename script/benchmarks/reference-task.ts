import { createHash } from 'node:crypto';
import { quantile } from '../../tests/built-server/requests.ts';
import { line } from './processes.ts';

const records = Array.from({ length: 4_000 }, (_, index) => ({
  id: index,
  name: `Muster ${index}`,
  values: [index, 0.5],
}));

/** Objects, text, hashing and fresh memory, which are what a request costs. */
function work(): void {
  const text = JSON.stringify(records);
  const parsed = JSON.parse(text) as typeof records;
  parsed.sort((a, b) => b.name.localeCompare(a.name));
  createHash('sha256')
    .update(parsed.map(({ name }) => name).join('\n'))
    .digest();
  Buffer.alloc(4 * 1024 * 1024, text);
}

/**
 * Prints the CPU of a fixed task, the reference for all other figures of the run: the same machine can be twice as fast
 * on another day.
 */
export function referenceTask(): void {
  for (let warmUp = 0; warmUp < 20; warmUp++) work();
  const times = Array.from({ length: 60 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  line('reference: CPU of a fixed task, median', `${quantile(times, 0.5).toFixed(1)} ms`);
}

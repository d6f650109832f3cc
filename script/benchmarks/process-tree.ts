import { readdirSync } from 'node:fs';
import { postmasterPid } from '../../tests/built-server/built-server.ts';
import { megabytesOf, statOf, ticksPerSecond } from '../../tests/built-server/process-usage.ts';

/** What is read of a process; undefined if it has ended. */
export function unlessEnded<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A server's processes: node with its children, and the embedded database with its own. */
export function processesOf(server: { pid: number }, dataDir: string): number[] {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = unlessEnded(() => statOf(pid)[1]);
    if (parent !== undefined) parents.set(pid, Number(parent));
  }
  const found = new Set([server.pid, postmasterPid(dataDir) ?? server.pid]);
  // Iterating a set includes items added during the iteration.
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.add(child);
  return [...found];
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

/** CPU seconds that processes have used, with their ended children. */
export const cpuSecondsOfAll = (pids: number[]): number =>
  sum(
    pids.flatMap(
      (pid) =>
        unlessEnded(() => statOf(pid))
          ?.slice(11, 15)
          .map(Number) ?? [],
    ),
  ) / ticksPerSecond;

/** Memory of processes in MB. */
export const megabytesOfAll = (pids: number[]): number =>
  sum(pids.map((pid) => unlessEnded(() => megabytesOf(pid)) ?? 0));

import { readdirSync, readFileSync } from 'node:fs';
import { postmasterPid } from '../../tests/built-server/built-server.ts';
import { ticksPerSecond } from './processes.ts';

/** The fields of /proc after the process name, which may contain spaces; undefined if the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/** A server's processes: node with its children, and the embedded database with its own. */
export function processesOf(server: { pid: number }, dataDir: string): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? statOf(Number(name))?.[1] : undefined;
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const found = new Set([server.pid, postmasterPid(dataDir) ?? server.pid]);
  // Iterating a set includes items added during the iteration.
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.add(child);
  return [...found];
}

/** CPU seconds that processes have used, with their ended children. */
export function cpuSecondsOfAll(pids: number[]): number {
  const ticks = pids.flatMap((pid) => statOf(pid)?.slice(11, 15).map(Number) ?? []);
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** Memory of processes in MB: private memory, and their share of shared memory (Pss). */
export function megabytesOfAll(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** CPU and memory of running processes, read from /proc. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The fields of /proc/PID/stat after the process name, which may contain spaces and brackets. @throws if it has ended */
export const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** CPU seconds a process has used. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Children that the main thread of a process started. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Memory of a process in MB: private memory, and its share of shared memory (Pss). */
export function megabytesOf(pid: number): number {
  const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(pss) / 1024;
}

/** Memory in MB and open descriptors of a process. */
export const footprint = (pid: number): { megabytes: number; descriptors: number } => ({
  megabytes: megabytesOf(pid),
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
});

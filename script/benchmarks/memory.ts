import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/built-server/built-server.ts';
import { get, line, work } from './processes.ts';

/** Memory in MB that processes hold: their own, and their part of what they share (Pss). */
function proportionalMegabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** What node and the database hold when idle. */
export async function memory(): Promise<void> {
  const dataDir = path.join(work, 'memory');
  const ours = await startBuiltServer(dataDir);
  for (const address of ['/', '/partners', '/studies', '/insights']) await get(`${ours.url}${address}`, {});
  await sleep(20_000);
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const node = proportionalMegabytes([ours.pid]);
  const database = proportionalMegabytes([postmaster, ...backends]);
  line('idle memory of node', `${node.toFixed(0)} MB`);
  line('idle memory of the database', `${database.toFixed(0)} MB`);
  line('together (at most 200 MB)', `${(node + database).toFixed(0)} MB`);
  await ours.end();
}

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/built-server/built-server.ts';
import { megabytesOfAll, processesOf } from './process-tree.ts';
import { get, line, work } from './processes.ts';

/** Measures the memory of all processes at rest. */
export async function memory(): Promise<void> {
  const dataDir = path.join(work, 'memory');
  await using server = await startBuiltServer(dataDir);
  for (const address of ['/', '/partners', '/studies', '/insights']) await get(`${server.url}${address}`, {});
  await sleep(20_000);
  const all = megabytesOfAll(processesOf(server, dataDir));
  const node = megabytesOfAll([server.pid]);
  line('idle memory of node', `${node.toFixed(0)} MB`);
  line('idle memory of the database', `${(all - node).toFixed(0)} MB`);
  line('together (at most 200 MB)', `${all.toFixed(0)} MB`);
}

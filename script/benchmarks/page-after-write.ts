import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../tests/built-server/administer.ts';
import { type BuiltServer, postmasterPid } from '../../tests/built-server/built-server.ts';
import { childrenOf } from '../../tests/built-server/process-usage.ts';
import { request } from '../../tests/built-server/requests.ts';
import { unlessEnded } from './process-tree.ts';
import { line } from './processes.ts';

const rounds = 150;

/** CPU milliseconds of a process by thread, in nanosecond precision. */
function cpuByThread(pid: number): [string, number][] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return [thread, Number(nanoseconds) / 1e6];
  });
}

/** CPU milliseconds of processes during work; threads that end during it aren't counted. */
async function cpuOf(pids: () => number[], work: () => Promise<void>): Promise<number> {
  const measure = () => new Map(pids().flatMap((pid) => unlessEnded(() => cpuByThread(pid)) ?? []));
  const before = measure();
  await work();
  await sleep(100);
  const used = [...measure()].map(([thread, milliseconds]) => milliseconds - (before.get(thread) ?? 0));
  return used.reduce((sum, milliseconds) => sum + milliseconds, 0);
}

/**
 * Measures the CPU of all processes for the first request of a page after a write that invalidated it: reading its
 * data, rendering, compressing and sending. The write alone, measured before and after, is subtracted.
 */
export async function pageAfterWrite(
  server: BuiltServer,
  dataDir: string,
  addresses: readonly string[],
): Promise<void> {
  const administrator = await signIn(server.url);
  const [partner] = (await administrator('GET', '/api/partners')).json;
  const agent = new http.Agent({ keepAlive: true });
  let writes = 0;
  const write = async () => {
    const description = `Beschreibung ${writes++}`;
    const { status } = await administrator('PATCH', `/api/partners/${partner.id}`, { description });
    if (status !== 200) throw new Error(`a write was answered with ${status}`);
  };
  const ask = (address: string) => request(`${server.url}${address}`, { agent, headers: { 'accept-encoding': 'br' } });
  const postmaster = postmasterPid(dataDir) as number;
  const all = () => [server.pid, postmaster, ...childrenOf(postmaster)];
  const repeat = (work: () => Promise<unknown>) => async () => {
    for (let round = 0; round < rounds; round++) await work();
  };
  const perRound = async (work: () => Promise<unknown>) => (await cpuOf(all, repeat(work))) / rounds;

  await repeat(async () => {
    await write();
    for (const address of addresses) await ask(address);
  })();
  for (const address of addresses) {
    const before = await perRound(write);
    const both = await perRound(async () => {
      await write();
      await ask(address);
    });
    const after = await perRound(write);
    line(`${address} after a write (at most 5 ms)`, `${(both - (before + after) / 2).toFixed(2)} ms CPU`);
  }
  line('the write alone', `${(await perRound(write)).toFixed(2)} ms CPU`);
  agent.destroy();
}

/**
 * Malformed requests by raw sockets to every page, file, download and call, as a visitor, as the administrator and as
 * other roles: none is answered with 5xx, none stays unanswered, and the process keeps running.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { signIn } from '../../built-server/administer.ts';
import { startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { footprint } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { sampleMessage } from '../../made-up/sample-input.ts';
import { oddities, oddRequest } from './odd-requests/odd-requests.ts';
import { createRandom } from './odd-requests/random.ts';
import { sendRaw } from './odd-requests/raw-request.ts';
import { fillServer, listTargets, lookAround, signInAsInvited, type Target } from './odd-requests/targets.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, short: { type: 'boolean' } } });
const seed = Number(values.seed ?? 20_261_122);
/** Concurrent requests: few enough that none is rejected for overload. */
const concurrency = 12;
const maxShown = 10;

await prove('hostile', async (report, { isShort }) => {
  const atLeast = isShort ? 3_000 : 20_000;
  const dataDir = await installedDirectory();
  await using server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  const download = await fillServer(server.url, dataDir);
  const sessions = [(await signIn(server.url)).headers, await signInAsInvited(server.url, dataDir)];
  const targets = await listTargets(server.url, download, sessions);
  const groups = new Map<Target['group'], number>();
  for (const { group } of targets) groups.set(group, (groups.get(group) ?? 0) + 1);
  // Most targets are files, which are much alike.
  const weightOf = ({ group }: Target) => (group === 'file' ? 1 : 3);
  const weights = targets.reduce((sum, target) => sum + weightOf(target), 0);
  const rounds = Math.ceil(atLeast / (weights * oddities.length));
  const plan = targets.flatMap((target) =>
    Array.from({ length: rounds * weightOf(target) }, () => oddities).flatMap((kinds) =>
      kinds.map((oddity) => ({ target, oddity })),
    ),
  );
  // Shuffled, so that every kind of request occurs in every state.
  const order = createRandom(seed);
  for (let index = plan.length - 1; index > 0; index--) {
    const other = order.below(index + 1);
    [plan[index], plan[other]] = [plan[other] as (typeof plan)[0], plan[index] as (typeof plan)[0]];
  }
  report.figure('seed (--seed N repeats the same requests)', seed);
  report.figure('pages, files, downloads, calls', [...groups.values()].join(', '));

  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let serverErrors = 0;
  let unanswered = 0;
  let sent = 0;
  const isAlive = () => existsSync(`/proc/${server.pid}`);
  const begun = performance.now();
  const queue = new PQueue({ concurrency });
  const batchSize = 1_000;
  for (let from = 0; from < plan.length && isAlive(); from += batchSize) {
    // The requests sign sessions out and delete records.
    const situation = { origin: server.url, ...(await lookAround(server.url, targets)) };
    const requests = plan.slice(from, from + batchSize).map(({ target, oddity }, index) => async () => {
      if (!isAlive()) return;
      const number = from + index;
      const { bytes, isHead } = oddRequest(target, oddity, situation, createRandom(seed + number));
      const outcome = await sendRaw(server.port, bytes, isHead);
      sent += 1;
      const isError = 'status' in outcome && outcome.status >= 500;
      if ('status' in outcome) statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      else unanswered += 1;
      if (isError) serverErrors += 1;
      if ((isError || 'failure' in outcome) && failures.length < maxShown) {
        const result = 'status' in outcome ? `${outcome.status} ${outcome.body ?? ''}` : outcome.failure;
        failures.push(`${number} ${oddity}: ${result}\n${JSON.stringify(bytes.subarray(0, 600).toString('latin1'))}`);
      }
    });
    await queue.addAll(requests);
  }
  for (const failure of failures) process.stdout.write(`         ${failure}\n`);

  report.figure('requests a second', Math.round(sent / ((performance.now() - begun) / 1_000)));
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  report.figure('answers', byStatus.join(', '));
  report.equal(`requests sent (at least ${atLeast})`, sent, plan.length);
  report.equal('answers of 5xx', serverErrors, 0);
  report.equal('requests without a response', unanswered, 0);
  report.check('the process is the same as at the start', isAlive(), server.pid);
  const logged = server
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  for (const line of logged.slice(0, maxShown)) process.stdout.write(`         ${line}\n`);
  report.equal('errors in the log of the server', logged.length, 0);
  const written = await request(`${server.url}/api/contact-messages`, { json: sampleMessage });
  report.equal('a message is accepted afterwards', written.status, 201);
  const seen = await (await signIn(server.url))('GET', '/api/contact-messages?page=1&pageSize=1');
  report.equal('a sign-in succeeds afterwards', seen.status, 200);
  report.figure('memory, MB; descriptors', Object.values(footprint(server.pid)).map(Math.round).join('; '));
});

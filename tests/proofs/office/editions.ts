/**
 * Editions and page texts go live: no page of three instances mixes old and new content; scheduled publications happen
 * once and on time even if processes are killed; publishing an edition delays no request.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type AdministratorClient, publishChangeAs, signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { inDatabase } from '../../built-server/in-database.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { keepBusy, request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { freePort } from '../../free-port.ts';

const pages = ['/', '/about', '/order', '/impressum'];
const scheduledDocuments = ['about', 'partners', 'order', 'studies', 'media'];

const read = async <Answer>(administer: AdministratorClient, path: string): Promise<Answer> =>
  (await administer('GET', path)).json;

/** Texts at several places of every page that contain a mark. */
const marked = (mark: string) => (content: object) => ({
  ...content,
  editionKicker: mark,
  contact: { kicker: mark, title: mark, lead: mark },
  partners: { kicker: mark, title: mark, lead: mark },
});
const marksIn = (html: string) => new Set(html.match(/Wechsel-\d+/g));

async function proveSwitches(
  report: Report,
  servers: BuiltServer[],
  { switches, requests }: { switches: number; requests: number },
) {
  const [first] = servers as [BuiltServer];
  const administer = await signIn(first.url);
  let sent = 0;
  let mixed = 0;
  const others: string[] = [];
  let longestMs = 0;
  await publishChangeAs(administer, 'home', marked('Wechsel-0'));
  const load = keepBusy(6, async () => {
    sent += 1;
    const server = servers[sent % servers.length] as BuiltServer;
    const path = pages[sent % pages.length];
    const answer = await request(server.url + path).catch((error: Error) => error);
    if (answer instanceof Error) others.push(`${path} ${answer.message}`);
    else if (answer.status !== 200) others.push(`${path} ${answer.status}`);
    else if (marksIn(answer.text).size > 1) mixed += 1;
  });
  for (let place = 1; place <= switches; place++) {
    const mark = `Wechsel-${place}`;
    await publishChangeAs(administer, 'home', marked(mark));
    const published = performance.now();
    for (const { url } of servers) {
      while (!marksIn((await request(`${url}/`)).text).has(mark)) await sleep(5);
    }
    longestMs = Math.max(longestMs, performance.now() - published);
    while (sent < (requests / switches) * place) await sleep(10);
  }
  await load.stop();
  report.figure('requests to three instances during the switches', `${sent}, ${switches} switches`);
  report.equal('pages that mix two versions', mixed, 0);
  report.none('answers other than 200', others);
  report.bound(
    'until all instances show the new version, ms (at most 1000)',
    longestMs <= 1_000,
    Math.round(longestMs),
  );
}

async function provePublishing(report: Report, server: BuiltServer, metricsPort: number) {
  const administer = await signIn(server.url);
  const [edition] = (await read<{ document: string }[]>(administer, '/api/content')).filter(({ document }) =>
    document.startsWith('edition-'),
  );
  if (!edition) throw new Error('there is no edition');
  const lag = async () => {
    const text = (await request(`http://127.0.0.1:${metricsPort}/metrics`)).text;
    return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(text)?.[1]) * 1000;
  };
  await lag();
  const begun = performance.now();
  const sampleNotes = ['Rundungsdifferenzen möglich', 'Geprüft'];
  await publishChangeAs(administer, edition.document, (content) => ({ ...content, sampleNotes }), { note: 'Geprüft.' });
  const seconds = (performance.now() - begun) / 1000;
  const heldMs = await lag();
  report.bound('seconds to publish an edition with its files (at most 20)', seconds <= 20, seconds.toFixed(1));
  report.bound('longest block of the event loop meanwhile, ms (at most 50)', heldMs <= 50, heldMs.toFixed(0));
}

interface Settled {
  state: string;
  due_at: Date;
  live_at: Date | null;
  /** Number of audit entries of its publication. */
  times: number;
}

/** The state of publications once all are done, or after 70 s. */
async function settledOf(database: pg.Client, ids: string[]): Promise<Settled[]> {
  const until = Date.now() + 70_000;
  for (;;) {
    const { rows } = await database.query<Settled>(
      `select p.state, p.due_at, p.live_at, (select count(*)::int from audit_log where record_id = p.id and action in ('live', 'blocked')) as times
         from content_publications p where id = any($1)`,
      [ids],
    );
    if (Date.now() > until || rows.every(({ state }) => state !== 'scheduled')) return rows;
    await sleep(20);
  }
}

const isLiveOnce = ({ state, live_at: liveAt, times }: Settled) => state === 'live' && liveAt !== null && times === 1;

/** Schedules a text on some pages for a time that the test never reaches. */
async function schedule(server: BuiltServer, kicker: string): Promise<string[]> {
  const administer = await signIn(server.url);
  const ids: string[] = [];
  for (const document of scheduledDocuments) {
    const change = (content: { heading: object }) => ({ ...content, heading: { ...content.heading, kicker } });
    ids.push((await publishChangeAs(administer, document, change, { at: '2090-06-01T08:00' })).json.id);
  }
  return ids;
}

async function proveSchedules(report: Report, dataDir: string, running: BuiltServer, rounds: number) {
  let server = running;
  let live = 0;
  let odd = 0;
  let latestMs = 0;
  let latestAfterStartMs = 0;
  await inDatabase(dataDir, async (database) => {
    for (let round = 1; round <= rounds; round++) {
      const ids = await schedule(server, `Runde ${round}`);
      // Reschedules them to soon, each at a different moment, as if the clock were shifted.
      await database.query(
        `update content_publications set due_at = now() + interval '300 ms' + random() * interval '1500 ms' where id = any($1)`,
        [ids],
      );
      await database.query('notify content_changed');
      await sleep(Math.random() * 2_200);
      const killedAt = Date.now();
      await server.kill('node');
      server = await startBuiltServer(dataDir);
      const readyAt = Date.now();
      for (const settled of await settledOf(database, ids)) {
        const [dueAt, liveAt] = [settled.due_at.getTime(), settled.live_at?.getTime() ?? 0];
        if (!isLiveOnce(settled)) odd += 1;
        else if (liveAt < killedAt) latestMs = Math.max(latestMs, liveAt - dueAt);
        else latestAfterStartMs = Math.max(latestAfterStartMs, liveAt - Math.max(readyAt, dueAt));
        live += 1;
      }
    }
  });
  report.figure('scheduled publications, one kill -9 for each five', live);
  report.equal('publications that were not live exactly once', odd, 0);
  report.bound('greatest delay, ms (at most 5000)', latestMs <= 5_000, latestMs);
  report.check('greatest delay after a restart, ms (at most 60000)', latestAfterStartMs <= 60_000, latestAfterStartMs);
  return server;
}

/** Publications scheduled at the time of a backup go live after a restore: overdue ones immediately, the others on time. */
async function proveRestored(report: Report, dataDir: string, server: BuiltServer) {
  const ids = await schedule(server, 'Wiederhergestellt');
  await server.end();
  const file = path.join(freshDirectory(), 'backup.tar');
  const backup = await runCli('backup', [file], { DATA_DIR: dataDir });
  const restored = freshDirectory();
  const restore = await runCli('restore', [file], { DATA_DIR: restored });
  if (backup.status !== 0 || restore.status !== 0) throw new Error(backup.errorOutput + restore.errorOutput);
  const { settled, readyAt, shown } = await inDatabase(restored, async (database) => {
    const [overdue, soon] = [ids.slice(0, 2), ids.slice(2)];
    await database.query(`update content_publications set due_at = now() - interval '1 hour' where id = any($1)`, [
      overdue,
    ]);
    await database.query(`update content_publications set due_at = now() + interval '15 s' where id = any($1)`, [soon]);
    const copy = await startBuiltServer(restored);
    const ready = Date.now();
    const found = await settledOf(database, ids);
    // Pages show a change of the database a moment later: a notification tells the server.
    let shown = 0;
    for (const page of scheduledDocuments) {
      const shows = async () => (await request(`${copy.url}/${page}`)).text.includes('Wiederhergestellt');
      if (await eventually(shows, 5_000).catch(() => false)) shown += 1;
    }
    await copy.end();
    return { settled: found, readyAt: ready, shown };
  });
  const lateMs = settled.map(({ due_at: due, live_at: live }) => Number(live) - Math.max(readyAt, Number(due)));
  const liveOnce = settled.filter(isLiveOnce).length;
  report.all('scheduled ones of a restored backup that are live exactly once', liveOnce, settled.length);
  report.all('pages that show these publications', shown, ids.length);
  report.check('their greatest delay, ms (at most 60000)', Math.max(...lateMs) <= 60_000, Math.max(...lateMs));
}

await prove('editions', async (report, { isShort }) => {
  const dataDir = await installedDirectory();
  const metricsPort = await freePort();
  const servers = [await startBuiltServer(dataDir, { METRICS_PORT: String(metricsPort) })];
  servers.push(...(await Promise.all([startBuiltServer(dataDir), startBuiltServer(dataDir)])));
  await proveSwitches(report, servers, isShort ? { switches: 4, requests: 400 } : { switches: 20, requests: 10_000 });
  const [first, second, third] = servers as [BuiltServer, BuiltServer, BuiltServer];
  await Promise.all([second.end(), third.end()]);
  // Depends on the machine and takes most of the time, so it is not in every run of the checks.
  if (!isShort) await provePublishing(report, first, metricsPort);
  const last = await proveSchedules(report, dataDir, first, isShort ? 1 : 20);
  await proveRestored(report, dataDir, last);
});

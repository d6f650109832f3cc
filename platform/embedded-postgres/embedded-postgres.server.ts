import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { prepareDataDir } from '../installation/data-dir.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { type PostgresAccount, postgresAccount } from './account.server.ts';
import { findPostgresBinaries } from './binaries.server.ts';
import { createCluster, isAlive, lookAtCluster } from './cluster.server.ts';
import { ensureDatabase, lastUser, type PostgresAddress, takeLease } from './lease.server.ts';
import {
  isPostmaster,
  launchPostmaster,
  type Postmaster,
  readPostmasterFile,
  socketDirectory,
  socketPort,
} from './postmaster.server.ts';

export interface EmbeddedPostgres {
  /** For pg: the application's database as its owner, who is no superuser. */
  address: PostgresAddress;
  /** The same as a URL, for programs. */
  url: string;
  /** The superuser, for tests and maintenance. */
  superuser: PostgresAddress;
  /** Ends the server, unless another process still uses it. Takes 7 s at the most. */
  stop(): Promise<void>;
}

const maxStartMs = 60_000;
const maxStopMs = 5_000;
const name = 'versicherungsmonitor';

/**
 * Starts PostgreSQL on DATA_DIR/postgres, makes the cluster the first time, and starts it again when it dies.
 *
 * All processes on one DATA_DIR share one server, also one that a killed process left behind; each holds a lease (an
 * advisory lock on a connection of its own), and whoever finds at its stop that no other lease is left ends the server.
 * @throws StartFailure with a message for the operator
 */
export async function startEmbeddedPostgres(input: {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}): Promise<EmbeddedPostgres> {
  const { log } = input;
  await prepareDataDir(input);
  const dataDir = await realpath(input.dataDir);
  const clusterDir = path.join(dataDir, 'postgres');
  const logFile = path.join(dataDir, 'postgres.log');
  const superuser = { host: socketDirectory(clusterDir), port: socketPort, user: 'postgres', database: 'postgres' };
  const end = new AbortController();
  let postmaster: Postmaster | undefined;
  let account: PostgresAccount | undefined;

  async function launch(): Promise<Postmaster> {
    const binaries = await findPostgresBinaries({ linksDir: path.join(dataDir, 'postgres-libraries') });
    const cluster = await lookAtCluster(clusterDir, binaries.majorVersion);
    account ??= await postgresAccount({ dataDir, clusterDir, binaries, log });
    if (cluster === 'absent') await createCluster({ clusterDir, binaries, account });
    end.signal.throwIfAborted();
    return launchPostmaster({ clusterDir, logFile, binaries, account });
  }

  /** Finds the server or starts it, and waits until it answers. */
  async function join(): Promise<pg.Client> {
    const deadline = Date.now() + maxStartMs;
    for (;;) {
      end.signal.throwIfAborted();
      const found = await takeLease({
        ...superuser,
        host: (await readPostmasterFile(clusterDir))?.socketDir ?? superuser.host,
      });
      if (typeof found === 'object') return found;
      const lastWords = await postmaster?.ended();
      if (lastWords !== undefined) {
        postmaster = undefined;
        const passes = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(lastWords);
        if (!passes || Date.now() > deadline) {
          throw new StartFailure(
            `PostgreSQL could not start on ${clusterDir}: ${gist(lastWords)}. Its log is ${logFile}.`,
          );
        }
        await sleep(100);
      }
      if (Date.now() > deadline) {
        throw new StartFailure(`PostgreSQL on ${clusterDir} does not answer. Its log is ${logFile}.`);
      }
      if (found === 'absent') postmaster ??= await launch();
      await sleep(10);
    }
  }

  async function rejoin(): Promise<pg.Client> {
    for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 3_000)) {
      try {
        return keep(await join());
      } catch (error) {
        end.signal.throwIfAborted();
        log.error({ err: error }, 'the embedded database could not be started again');
        await sleep(pauseMs, undefined, { signal: end.signal });
      }
    }
  }

  /** The lease ends when the server dies, whoever started it: then it is started again. */
  function keep(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (end.signal.aborted) return;
      log.warn('the embedded database went away, it is started again');
      lease = rejoin();
      lease.then(
        () => log.info('the embedded database is back'),
        () => undefined,
      );
    });
    return client;
  }

  let lease = join().then(keep);

  async function stop() {
    if (end.signal.aborted) return;
    end.abort();
    const client = await lease.catch(() => undefined);
    if (client && !(await lastUser(client))) {
      await client.end();
      return;
    }
    const running = postmaster?.ended() ? undefined : postmaster?.process.pid;
    const pid = client ? (await readPostmasterFile(clusterDir))?.pid : running;
    if (pid !== undefined && (await isPostmaster(pid, clusterDir))) await stopPostmaster(pid, log);
    await client?.end().catch(() => undefined);
  }

  try {
    await ensureDatabase(await lease, name);
  } catch (error) {
    await stop();
    throw error;
  }
  const address = { ...superuser, user: name, database: name };
  return { address, url: urlOf(address), superuser, stop };
}

/** The reasons in what a server logged, without times and process numbers. */
function gist(logged: string): string {
  const reasons = [...logged.matchAll(/(?:FATAL|PANIC|ERROR): +(.*)/g)].map(([, reason]) => reason);
  return (reasons.length > 0 ? reasons.join('; ') : logged.trim().split('\n').slice(-3).join('; ')) || 'it ended';
}

async function stopPostmaster(pid: number, log: Pick<Logger, 'warn'>) {
  // Fast shutdown: open transactions are rolled back, everything committed is written out.
  process.kill(pid, 'SIGINT');
  if (await ends(pid, maxStopMs)) return;
  log.warn('the embedded database takes too long to stop and recovers at its next start');
  process.kill(pid, 'SIGQUIT');
  await ends(pid, 2_000);
}

async function ends(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; isAlive(pid); await sleep(5)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}

function urlOf({ host, port, user, database }: PostgresAddress): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

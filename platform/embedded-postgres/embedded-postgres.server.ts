import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { prepareDataDir } from '../installation/data-dir.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { type PostgresAccount, postgresAccount } from './account.server.ts';
import { findPostgresBinaries } from './binaries.server.ts';
import { createCluster, inspectCluster, isAlive } from './cluster.server.ts';
import { ensureDatabase, type PostgresAddress, releaseLease, takeLease } from './lease.server.ts';
import {
  isPostmaster,
  launchPostmaster,
  type Postmaster,
  readPostmasterFile,
  socketDirectory,
  socketPort,
} from './postmaster.server.ts';

export interface EmbeddedPostgres {
  /** For pg: the application's database, as its owner without superuser rights. */
  address: PostgresAddress;
  /** The same as a URL, for programs. */
  url: string;
  /** The superuser, for tests and maintenance. */
  superuser: PostgresAddress;
  /** Stops the server, unless another process still uses it. Takes at most 7 s. */
  stop(): Promise<void>;
}

const maxStartMs = 60_000;
const maxStopMs = 5_000;
const name = 'versicherungsmonitor';

/**
 * Starts PostgreSQL on DATA_DIR/postgres, creates the cluster on first start, and restarts the server if it dies. All
 * processes on one DATA_DIR share one server, even one left behind by a killed process. Each holds a lease (an advisory
 * lock on its own connection); the last one to stop ends the server.
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
  /** The server that was started here and accepted connections: its end is a crash and no failed start. */
  let used: Postmaster | undefined;
  let account: PostgresAccount | undefined;

  async function launch(): Promise<Postmaster> {
    const binaries = await findPostgresBinaries({ linksDir: path.join(dataDir, 'postgres-libraries') });
    const cluster = await inspectCluster(clusterDir, binaries.majorVersion);
    account ??= await postgresAccount({ dataDir, clusterDir, binaries, log });
    if (cluster === 'absent') await createCluster({ clusterDir, binaries, account });
    end.signal.throwIfAborted();
    return launchPostmaster({ clusterDir, logFile, binaries, account });
  }

  /** Finds or starts the server and waits until it accepts connections. */
  async function join(): Promise<pg.Client> {
    const deadline = Date.now() + maxStartMs;
    for (;;) {
      end.signal.throwIfAborted();
      const found = await takeLease({
        ...superuser,
        host: (await readPostmasterFile(clusterDir))?.socketDir ?? superuser.host,
      });
      if (typeof found === 'object') {
        used = postmaster;
        return found;
      }
      const endLog = await postmaster?.ended();
      if (endLog !== undefined) {
        const hasCrashed = postmaster === used;
        postmaster = undefined;
        const passes = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(endLog);
        if (!(hasCrashed || passes) || Date.now() > deadline) {
          throw new StartFailure(
            `PostgreSQL could not start on ${clusterDir}: ${errorMessages(endLog)}. Its log is ${logFile}.`,
          );
        }
        if (!hasCrashed) await sleep(100);
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
        return restartWhenLost(await join());
      } catch (error) {
        end.signal.throwIfAborted();
        log.error({ err: error }, 'the embedded database could not be started again');
        await sleep(pauseMs, undefined, { signal: end.signal });
      }
    }
  }

  /** The lease ends when the server dies, whichever process started it; it is then restarted. */
  function restartWhenLost(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (end.signal.aborted) return;
      log.warn('the embedded database stopped unexpectedly and is being restarted');
      lease = rejoin();
      lease.then(
        () => log.info('the embedded database is back'),
        () => undefined,
      );
    });
    return client;
  }

  let lease = join().then(restartWhenLost);

  async function stop() {
    if (end.signal.aborted) return;
    end.abort();
    const client = await lease.catch(() => undefined);
    if (client && !(await releaseLease(client))) {
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

/** The error messages of a server log, without times and process ids. */
function errorMessages(logged: string): string {
  const reasons = [...logged.matchAll(/(?:FATAL|PANIC|ERROR): +(.*)/g)].map(([, reason]) => reason);
  return (reasons.length > 0 ? reasons.join('; ') : logged.trim().split('\n').slice(-3).join('; ')) || 'it ended';
}

async function stopPostmaster(pid: number, log: Pick<Logger, 'warn'>) {
  // Fast shutdown: open transactions are rolled back, committed data is written.
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

import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { clientConfig, connectionOf, type DatabaseAddress, type Transaction } from '../database/database.server.ts';
import { inNetwork, networkOfRequest } from '../network/request-network.server.ts';
import { endFutureClaims } from './job-queries.server.ts';
import { queueClock } from './queue-clock.server.ts';

/** A kind of job with the type of its data. `cron`: schedule in Europe/Zurich. */
export interface JobKind<Data extends object> {
  name: string;
  cron?: string;
  /** Runs one job at a time across all instances. */
  isExclusive?: boolean;
  /** Number of jobs that one worker takes at once; 5 by default. */
  batchSize?: number;
  /** Exists for its type only: ties the name to the type of its data. */
  data?: Data;
}

export interface Jobs {
  /**
   * Enqueues jobs inside a transaction: they run after the commit, and never after a rollback. A handler may run twice
   * for one job (if the process dies before completing it), so it has to be idempotent.
   */
  send<Data extends object>(
    tx: Transaction,
    kind: JobKind<Data>,
    data: Data[],
    options?: { startAfter?: Date },
  ): Promise<void>;
}

/** A kind with its handler. */
export interface Worker {
  kind: JobKind<object>;
  /** @throws if the job is to be retried */
  handle(data: object): Promise<void>;
}

export interface JobRunner extends Jobs {
  /**
   * Installs or migrates the queue's schema, removes outdated schedules, then processes jobs. Retries until the
   * database accepts it.
   */
  start(workers: Worker[]): Promise<void>;
  /** Stops taking jobs and waits for running ones, at most for the timeout. */
  stop(timeoutMs: number): Promise<void>;
}

/** Pairs a kind with its handler, checking the type of its data. */
export function worker<Data extends object>(kind: JobKind<Data>, handle: (data: Data) => Promise<void>): Worker {
  return { kind, handle: (data) => handle(data as Data) };
}

/** A job's data, with the shortened network of the request that enqueued it, for the audit log. */
type StoredData = object & { requestNetwork?: string };

const schema = 'jobs';
/** A job is retried elsewhere if its process sends no heartbeat for this long; pg-boss's minimum is 10. */
const heartbeatSeconds = 20;
const queueOptions = {
  heartbeatSeconds,
  expireInSeconds: 600,
  // Only crashes and unexpected errors count; expected failures schedule their own retry.
  retryLimit: 1000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30,
  deleteAfterSeconds: 3600,
  notify: true,
};
/** How often a change of the database's clock is looked for. */
const clockCheckMs = 60_000;
const workOptions = {
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

/** Jobs stored in the database, in their own schema. */
export function openJobs(input: {
  address: DatabaseAddress;
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
}): JobRunner {
  const { address, log } = input;
  const boss = new PgBoss({
    ...clientConfig(address),
    application_name: 'versicherungsmonitor jobs',
    max: 4,
    schema,
    useListenNotify: true,
    clock: queueClock,
    clockMonitorIntervalSeconds: clockCheckMs / 1_000,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  const end = new AbortController();
  let isFailing = false;
  boss.on('error', (error) => {
    // While stopping, connections end although the queue still polls.
    if (!isFailing && !end.signal.aborted) {
      // Workers emit copies of errors, which are logged without their message.
      const err = error instanceof Error ? error : Object.assign(new Error(), error);
      log.warn({ err }, 'the job queue can’t reach its database');
    }
    isFailing = true;
  });
  boss.on('wip', () => {
    isFailing = false;
  });
  let isReady = false;
  const ready = Promise.withResolvers<void>();

  const followClock = async () => void (await boss.getDb().executeSql(endFutureClaims));
  const followingClock = setInterval(() => followClock().catch(() => undefined), clockCheckMs).unref();

  async function prepare(workers: Worker[]): Promise<void> {
    await boss.start();
    await followClock();
    for (const { kind } of workers) {
      await boss.createQueue(kind.name, kind.isExclusive ? { ...queueOptions, policy: 'singleton' } : queueOptions);
      if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Europe/Zurich', missed: 'once' });
    }
    // A schedule outlives the code that set it, and would keep queueing jobs that nothing handles.
    const scheduled = new Set(workers.flatMap(({ kind }) => (kind.cron ? [kind.name] : [])));
    for (const { name, key } of await boss.getSchedules()) {
      if (!scheduled.has(name)) await boss.unschedule(name, key);
    }
  }

  async function begin(workers: Worker[]): Promise<void> {
    for (let pauseMs = 250; !isReady && !end.signal.aborted; pauseMs = Math.min(2 * pauseMs, 5_000)) {
      try {
        await prepare(workers);
        isReady = true;
      } catch (error) {
        if (end.signal.aborted) return;
        log.warn({ err: error }, 'the job queue could not be started; trying again');
        await sleep(pauseMs, undefined, { signal: end.signal }).catch(() => undefined);
      }
    }
    if (!isReady) return;
    ready.resolve();
    for (const { kind, handle } of workers) {
      // Scheduled jobs come one at a time, and each additional worker polls the database.
      const localConcurrency = kind.cron ? 1 : 2;
      const { batchSize = 5 } = kind;
      await boss.work(kind.name, { ...workOptions, batchSize, localConcurrency }, (jobs: Job<StoredData>[]) =>
        Promise.all(
          jobs.map(async ({ id, data: { requestNetwork = null, ...data } }) => {
            const begun = performance.now();
            try {
              await inNetwork(requestNetwork, () => handle(data));
              log.debug({ job: kind.name, ms: Math.round(performance.now() - begun) }, 'a job ran');
              return { id, status: 'completed' as const };
            } catch (error) {
              log.error({ err: error, job: kind.name }, 'a job failed and will be tried again');
              return { id, status: 'failed' as const };
            }
          }),
        ),
      );
    }
  }

  return {
    async send(tx, kind, data, { startAfter } = {}) {
      // Covers the moment between listening and the queues being ready.
      if (!isReady) await Promise.race([ready.promise, sleep(5_000)]);
      const requestNetwork = networkOfRequest();
      const jobs = data.map((details) => ({
        data: requestNetwork ? { ...details, requestNetwork } : details,
        ...(startAfter && { startAfter }),
      }));
      const connection = connectionOf(tx);
      if (!connection) throw new Error('jobs are enqueued in a transaction, and not in a savepoint of it');
      // Named, so that PostgreSQL plans it once per connection: the text is the same for all jobs of a kind.
      const executeSql = (text: string, values: unknown[] = []) =>
        connection.query({ name: `enqueue-${kind.name}`, text, values });
      await boss.insert(kind.name, jobs, { db: { executeSql } });
    },

    async start(workers) {
      try {
        await begin(workers);
      } catch (error) {
        // A stop during the start fails the queue's setup.
        if (!end.signal.aborted) throw error;
      }
    },

    async stop(timeoutMs) {
      end.abort();
      clearInterval(followingClock);
      await Promise.race([boss.stop({ graceful: true, timeout: timeoutMs }), sleep(timeoutMs + 500)]);
    },
  };
}

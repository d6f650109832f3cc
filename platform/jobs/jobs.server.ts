import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { clientConfig, type DatabaseAddress, type Transaction } from '../database/database.server.ts';

/** A kind of work and what a job of it carries. `cron`: once whenever it says, in Europe/Zurich. */
export interface JobKind<Data extends object> {
  name: string;
  cron?: string;
  /** One job at a time, among all instances. */
  isAlone?: boolean;
  /** Never stored; ties the name to its data. */
  data?: Data;
}

/** How code that promises work hands it over. */
export interface Jobs {
  /**
   * Stores jobs inside a transaction: they run once it is committed, and never when it is rolled back. A kind's handler
   * may run twice for one job (a process can die between doing and noting it), so it has to look whether it is done.
   */
  send<Data extends object>(
    tx: Transaction,
    kind: JobKind<Data>,
    data: Data[],
    options?: { startAfter?: Date },
  ): Promise<void>;
}

/** One line of the list of work that a process does. */
export interface Worker {
  kind: JobKind<object>;
  /** @throws when the job is to be tried again */
  handle(data: object): Promise<void>;
}

export interface JobRunner extends Jobs {
  /**
   * Installs or migrates the queues' schema, removes schedules of kinds that these workers don't do by the clock, then
   * works; tries again until the database lets it.
   */
  start(workers: Worker[]): Promise<void>;
  /** Takes no new work and waits for what is being done, at the most that long. */
  stop(timeoutMs: number): Promise<void>;
}

/** Ties a kind to its handler, with the kind's data. */
export function worker<Data extends object>(kind: JobKind<Data>, handle: (data: Data) => Promise<void>): Worker {
  return { kind, handle: (data) => handle(data as Data) };
}

const schema = 'jobs';
/** Work goes on elsewhere when a process hasn't been heard of for so long; the least that pg-boss allows is 10. */
const heartbeatSeconds = 20;
const queueOptions = {
  heartbeatSeconds,
  expireInSeconds: 600,
  // Only crashes and the unexpected count here; what is expected to fail plans its own next try.
  retryLimit: 1000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30,
  deleteAfterSeconds: 3600,
  notify: true,
};
const workOptions = {
  localConcurrency: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

/** Jobs kept in the database itself, in a schema of their own. */
export function openJobs(input: { address: DatabaseAddress; log: Pick<Logger, 'info' | 'warn' | 'error'> }): JobRunner {
  const { address, log } = input;
  const boss = new PgBoss({
    ...clientConfig(address),
    application_name: 'versicherungsmonitor jobs',
    max: 4,
    schema,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  const end = new AbortController();
  let failing = false;
  boss.on('error', (error) => {
    // At a stop its connections end while it still asks for work.
    if (!failing && !end.signal.aborted) {
      log.warn({ err: error }, 'the job queue has trouble with its database');
    }
    failing = true;
  });
  boss.on('wip', () => {
    failing = false;
  });
  let isReady = false;
  let announceReady = () => {};
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });

  async function prepare(workers: Worker[]): Promise<void> {
    await boss.start();
    for (const { kind } of workers) {
      await boss.createQueue(kind.name, kind.isAlone ? { ...queueOptions, policy: 'singleton' } : queueOptions);
      if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Europe/Zurich', missed: 'once' });
    }
    // A schedule outlives the code that set it, and would go on queueing jobs that nobody takes.
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
    announceReady();
    for (const { kind, handle } of workers) {
      await boss.work(kind.name, workOptions, (jobs: Job<object>[]) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await handle(data);
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
      // For the moment between listening and the queues' readiness.
      if (!isReady) await Promise.race([ready, sleep(5_000)]);
      const jobs = data.map((each) => ({ data: each, ...(startAfter && { startAfter }) }));
      await boss.insert(kind.name, jobs, { db: fromDrizzle(tx, sql) });
    },

    async start(workers) {
      try {
        await begin(workers);
      } catch (error) {
        // A stop in the middle of the start ends the queue under its feet.
        if (!end.signal.aborted) throw error;
      }
    },

    async stop(timeoutMs) {
      end.abort();
      await Promise.race([boss.stop({ graceful: true, timeout: timeoutMs }), sleep(timeoutMs + 500)]);
    },
  };
}

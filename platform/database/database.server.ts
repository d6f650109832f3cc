import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf } from '../error-code.ts';
import { reasonOf } from '../log/described-error.server.ts';
import { type NotificationHandler, openListener } from './database-listener.server.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that only read; a transaction also fits. */
export type Readable = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | '$with' | 'with'>;
/** For queries that write, inside a transaction or alone. */
export type Writable = Readable & Pick<Database, 'insert' | 'update' | 'delete' | 'execute'>;

/** A URL (DATABASE_URL), or the address returned by startEmbeddedPostgres. */
export type DatabaseAddress = string | Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database'>;

const connectionTimeoutMillis = 5_000;
const statement_timeout = 15_000;

export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  const where = typeof address === 'string' ? { connectionString: address } : { ...address, ssl: false };
  return { ...where, connectionTimeoutMillis, keepAlive: true, application_name: 'versicherungsmonitor' };
}

export type ConnectedDatabase = ReturnType<typeof connectDatabase>;

/**
 * Creates a connection pool; it connects on the first query. While the database is unavailable queries fail within 5 s (see
 * isDatabaseAway); they succeed again once it is back, without a restart.
 * @param input.poolSize maximum number of connections; the embedded server allows 57 in total
 */
export function connectDatabase(input: {
  address: DatabaseAddress;
  log: Pick<Logger, 'info' | 'warn'>;
  poolSize?: number;
}) {
  const { address, log, poolSize = 10 } = input;
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: poolSize,
    // A connection holds 7 MB of the database's memory.
    idleTimeoutMillis: 10_000,
    statement_timeout,
    idle_in_transaction_session_timeout: 30_000,
    // Also ends a query whose server hangs or became unreachable.
    query_timeout: statement_timeout + 5_000,
  });
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'lost an idle database connection'));
  // Without a handler the error of a connection that dies between two queries would end the process; the next query
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = drizzle(pool, { casing: 'snake_case' });
  /** Drizzle's own transaction leaks the connection if `begin` fails, until the pool is exhausted. */
  const inTransaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction((tx) => {
        connections.set(tx, client);
        return work(tx as never);
      }, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  db.transaction = async (work, config) => {
    const callbacks: CommitCallback[] = [];
    const result = await inTransaction((tx) => {
      commitCallbacks.set(tx, callbacks);
      return work(tx);
    }, config);
    for (const callback of callbacks) callback(db);
    return result;
  };
  const listeners: (() => Promise<void>)[] = [];
  return {
    db,
    /** For streams and COPY, which drizzle does not support. */
    pool,
    /**
     * Calls a handler on every NOTIFY on a channel, and once after each reconnection, because some may have been missed.
     * Resolves once listening.
     * @throws if the database is unavailable
     */
    async listen(channel: string, handler: NotificationHandler): Promise<void> {
      listeners.push(await openListener({ config: clientConfig(address), log }, channel, handler));
    },
    /** Waits for running queries. */
    async close(): Promise<void> {
      await Promise.all([...listeners.map((close) => close()), pool.end()]);
    },
  };
}

/** Name of a database, the same for all pools that connect to it. */
export function nameOfDatabase({ $client }: Database): string {
  const { connectionString, host, port, database } = $client.options;
  return JSON.stringify([connectionString, host, port, database]);
}

const connections = new WeakMap<object, pg.PoolClient>();

/** The connection of a transaction; undefined outside one. */
export const connectionOf = (db: Readable | Writable): pg.PoolClient | undefined => connections.get(db);

/** Closes the connection of an uncommitted transaction: it is rolled back and accepts no further statements. */
export function endConnection(tx: Transaction): void {
  void connections.get(tx)?.end();
}

type CommitCallback = (db: Database) => void;
const commitCallbacks = new WeakMap<object, CommitCallback[]>();

/**
 * Runs a callback after the commit, once the connection is free; never after a rollback. The callback is lost if
 * the process dies first, so essential work also needs a job. It must not throw: the caller would take that for a rollback.
 */
export function onCommit(tx: Transaction, callback: CommitCallback): void {
  const callbacks = commitCallbacks.get(tx);
  if (!callbacks) throw new Error('onCommit needs a transaction from db.transaction');
  callbacks.push(callback);
}

/** Notifies every instance that listens to the channel. Inside a transaction the notification is sent on commit. */
export async function notifyInstances(db: Writable, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** No socket file, one whose queue is full, or no file descriptor left for the connection. */
const connectCodes = new Set(['ENOENT', 'EAGAIN', 'EMFILE']);
/**
 * Connection exceptions; insufficient resources; operator intervention except a cancelled query; a read-only standby.
 */
const awayStates = /^(08...|53...|57P..|25006)$/;
/** Errors for which pg sets no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)|is not currently accepting connections$/;

/**
 * Whether an error means that the database is unreachable or can't accept work now, so that 503 and a retry are right.
 * Also checks the causes that drizzle and others wrap.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
    const code = codeOf(cause);
    // Other errors with these codes are about other files.
    if (connectCodes.has(code) && 'syscall' in cause && cause.syscall === 'connect') return true;
    if (awayCodes.has(code) || awayStates.test(code) || awayMessages.test(cause.message)) return true;
  }
  return false;
}

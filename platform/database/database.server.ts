import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../log/described-error.server.ts';
import { type NotificationHandler, openListener } from './database-listener.server.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that only read: this handle has nothing to write with. A transaction is one too. */
export type Readable = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | '$with' | 'with'>;
/** For queries that write, inside a transaction or alone. */
export type Writable = Readable & Pick<Database, 'insert' | 'update' | 'delete' | 'execute'>;

export interface ConnectedDatabase {
  db: Database;
  /** For what drizzle can't do (streams, COPY). */
  pool: pg.Pool;
  /**
   * Calls a function at every NOTIFY on a channel, and once after a lost connection, when some may have been missed. Resolves
   * when the channel is being listened to; throws when the database is away.
   */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  /** Waits for running queries. */
  close(): Promise<void>;
}

/** Where the database is: a URL (DATABASE_URL) or the address that startEmbeddedPostgres gives. */
export type DatabaseAddress = string | Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database'>;

const connectionTimeoutMillis = 5_000;
const statement_timeout = 15_000;

export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  const where = typeof address === 'string' ? { connectionString: address } : { ...address, ssl: false };
  return { ...where, connectionTimeoutMillis, keepAlive: true, application_name: 'versicherungsmonitor' };
}

/**
 * Opens a pool of connections; nothing is sent before the first query. While the database is away queries fail within
 * 5 s (see isDatabaseAway), and when it is back the next one succeeds: nothing has to be restarted.
 * @param input.poolSize connections at the most; the embedded server has 57 for everybody
 */
export function connectDatabase(input: {
  address: DatabaseAddress;
  log: Pick<Logger, 'info' | 'warn'>;
  poolSize?: number;
}): ConnectedDatabase {
  const { address, log, poolSize = 10 } = input;
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout,
    idle_in_transaction_session_timeout: 30_000,
    // Also ends a query whose server hangs or became unreachable without a word.
    query_timeout: statement_timeout + 5_000,
  });
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'lost an idle database connection'));
  // A connection that dies between two queries of a transaction tells it only here; the next query fails and is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { casing: 'snake_case' });
  /** Drizzle's own gives a connection whose `begin` fails never back: after as many as the pool has, nobody gets one any more. */
  const inTransaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction((tx) => {
        connections.set(tx, client);
        return work(tx as never);
      }, config);
    } catch (error) {
      broken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(broken);
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
    pool,
    async listen(channel, handler) {
      listeners.push(await openListener({ config: clientConfig(address), log }, channel, handler));
    },
    async close() {
      await Promise.all([...listeners.map((close) => close()), pool.end()]);
    },
  };
}

const connections = new WeakMap<object, pg.PoolClient>();

/** Ends the connection of a transaction that wasn't committed: nothing of it is stored, and nothing more can be sent on it. */
export function endConnection(tx: Transaction): void {
  void connections.get(tx)?.end();
}

type CommitCallback = (db: Database) => void;
const commitCallbacks = new WeakMap<object, CommitCallback[]>();

/**
 * Calls a function once the transaction is committed and its connection is free again; never when it is rolled back. The
 * process may die in between, so the work has to be picked up elsewhere as well.
 */
export function onCommit(tx: Transaction, callback: CommitCallback): void {
  const callbacks = commitCallbacks.get(tx);
  if (!callbacks) throw new Error('onCommit needs the transaction that db.transaction gave');
  callbacks.push(callback);
}

/** Tells every instance on the database that listens to the channel; of a transaction when it is committed, and not at all when it isn't. */
export async function notify(db: Writable, channel: string, payload = ''): Promise<void> {
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
/** Connection exceptions; too little of something (connections, memory, disk); operator intervention but a cancelled query; a standby. */
const awayStates = /^(08...|53...|57P..|25006)$/;
/** pg gives these no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)|is not currently accepting connections$/;

/**
 * Whether an error means that the database can't be reached or can't take work now, so that the answer is 503 and trying
 * again makes sense. Looks through the causes that drizzle and others wrap.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++) {
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
    const code = 'code' in at ? String(at.code) : '';
    // A missing socket file; other ENOENT are about other files.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true;
    if (awayCodes.has(code) || awayStates.test(code) || awayMessages.test(at.message)) return true;
  }
  return false;
}

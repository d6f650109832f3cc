import type { PoolClient } from 'pg';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';

const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/**
 * Makes requests while a transaction of the test holds locks; each begins when those before it wait for a lock or are answered.
 * @returns their answers after the commit
 */
export async function whileLocked<Answer>(
  { pool }: Pick<TestDatabase, 'pool'>,
  lock: (client: PoolClient) => Promise<unknown>,
  ...requests: ((client: PoolClient) => Promise<Answer>)[]
): Promise<Answer[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await lock(client);
    const answers: Promise<Answer>[] = [];
    let answered = 0;
    for (const request of requests) {
      const answer = request(client);
      answers.push(answer);
      void answer.catch(() => undefined).finally(() => answered++);
      await eventually(async () => (await pool.query(waiting)).rowCount === answers.length - answered, 60_000);
    }
    await client.query('commit');
    return await Promise.all(answers);
  } finally {
    // Closes the connection, so that nothing stays locked after a failure.
    client.release(true);
  }
}

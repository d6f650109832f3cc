import { sql } from 'drizzle-orm';
import { codeOf } from '../error-code.ts';
import { type Database, endConnection, type Transaction } from './database.server.ts';

/** Within this time a request is answered, or refused with nothing stored. */
export const maxAnswerMs = 4_500;
/** Minimum left for the transaction after waiting in a queue. */
const minTransactionMs = 500;
/** Share of the time spent waiting for one lock at most, so that queued transactions end in order. */
const lockShare = 0.75;

/** The transaction could not be committed in time and was rolled back. */
export class TransactionTooSlow extends Error {}

const timeoutStates = new Set(['55P03', '57014']);
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (timeoutStates.has(codeOf(error)) || isTimeout(error.cause));

/**
 * Runs a transaction that is committed in time or rolled back. Once the commit is sent, its outcome is awaited however
 * long it takes, so that a stored change is never reported as failed.
 * @param answerBy deadline on the clock of performance.now; default: maxAnswerMs after `startClock`
 * @param work calls `startClock` when nothing that may wait longer is left
 * @throws TransactionTooSlow
 */
export async function transactionInTime<Result>(
  db: Database,
  answerBy: number | undefined,
  work: (tx: Transaction, startClock: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx, async () => {
        const now = performance.now();
        const leftMs = Math.round(Math.max(minTransactionMs, (answerBy ?? now + maxAnswerMs) - now));
        timer = setTimeout(() => {
          isLate = true;
          endConnection(tx);
        }, leftMs);
        await tx.execute(
          sql.raw(
            `set local lock_timeout = ${Math.round(leftMs * lockShare)}; set local statement_timeout = ${leftMs}`,
          ),
        );
      });
      clearTimeout(timer);
      return result;
    });
  } catch (error) {
    if (isLate || isTimeout(error)) throw new TransactionTooSlow('a transaction took too long', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

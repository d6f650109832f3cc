import { sql } from 'drizzle-orm';
import { type Database, endConnection, type Transaction } from './database.server.ts';

/** Within it every request is answered, or refused with nothing stored. */
export const maxAnswerMs = 4_500;
/** For what is left to do when most of the time went by in a queue. */
const minTransactionMs = 500;
/** The part of the time that may be spent waiting for one lock, so that a queue of transactions ends in order. */
const lockShare = 0.75;

/** Thrown when a transaction could not be committed in time: it was rolled back. */
export class TransactionTooSlow extends Error {}

const timeoutStates = new Set(['55P03', '57014']);
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && timeoutStates.has(String(error.code))) || isTimeout(error.cause));

/**
 * A transaction that is committed in time or rolled back. Once the commit is sent its outcome is waited for, however long that takes: what
 * is stored is never answered as if it weren't.
 * @param answerBy on the clock of performance.now; without it within maxAnswerMs from the start of the clock
 * @param work calls `startClock` when nothing is left that may wait longer
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

import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, Transaction } from './database.server.ts';

/** Performs work in a transaction. A dry run is rolled back at its end, so that its result is exact. */
export async function transactionOrDryRun<Result>(
  db: Pick<Database, 'transaction'>,
  dryRun: boolean,
  perform: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  await db
    .transaction(async (tx) => {
      result = await perform(tx);
      if (dryRun) tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return result as Result;
}

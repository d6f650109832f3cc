import type { Database, Transaction } from './database.server.ts';

/** Reads everything as it was at one moment. */
export const inSnapshot = <Result>(db: Database, read: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

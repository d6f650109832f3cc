import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.server.ts';

/** Keys of all advisory locks, so that no two are equal. Text is hashed by PostgreSQL. Never change one: releases overlap. */
export const lockKeys = {
  /** Shared by every process that uses the embedded server, exclusive for the one that stops it. */
  embeddedServerLease: 7_241_001,
  embeddedServerSetup: 7_241_002,
  migrations: 7_241_003,
  starterContent: 7_241_004,
  severalRecords: 7_241_005,
  accounts: 7_241_006,
  contentDocuments: 7_241_012,
  /** Taken in SQL, by the trigger extend_document_chain. */
  documentChain: 'document_chain',
  bankImports: 'bank_imports',
  idempotencyKeys: 'idempotency_keys',
  library: 'library',
  mailbox: 'mailbox',
  newFilesMails: 'new_files_mails',
  partnerUploads: 'partner-uploads',
  sendNews: 'send_news',
  usageCounts: 'usage_counts',
} as const;

type Lock = keyof typeof lockKeys;

function keySql(lock: Lock, part: string | undefined): SQL {
  const key = lockKeys[lock];
  if (typeof key === 'number') return sql`${key}`;
  return sql`hashtext(${part === undefined ? key : `${key} ${part}`})`;
}

/** Waits for a lock and holds it until the transaction ends, against other instances too. */
export async function takeLock(tx: Transaction, lock: Lock, part?: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keySql(lock, part)})`);
}

/** Takes a lock if it is free. @returns whether it was */
export async function tryLock(tx: Transaction, lock: Lock): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keySql(lock, undefined)}) as taken`,
  );
  return rows[0]?.taken ?? false;
}

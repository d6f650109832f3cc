import { openThread, ThreadLimitExceeded } from '#platform/threads.server.ts';
import type { BankFile } from './read-bank-file.ts';

/** Plain data both ways, so that it can go to a thread. */
export interface BankFileTask {
  bytes: Uint8Array;
  /** Without blanks. */
  accountIban: string;
}

/** `problem`: why the file is refused as a whole. */
export type BankFileResult = BankFile | { problem: string };

const thread = openThread<BankFileTask, BankFileResult>({
  name: 'bank-file-thread',
  source: 'domain/orders/payments/bank-files/bank-file-thread.server.ts',
  maxHeapMb: 512,
  idleAfterMs: 10_000,
  maxTaskMs: 5_000,
});

/** What the administrator reads of a file that ended its thread. */
const tooMuchWork = 'The file takes too long to read: it is built like no file of a bank.';

/** Reads a bank's file in a thread of its own: one of 10 MB takes up to a second. */
export async function readBankFileApart(bytes: Uint8Array, accountIban: string): Promise<BankFileResult> {
  try {
    return await thread.run({ bytes, accountIban });
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return { problem: tooMuchWork };
    throw error;
  }
}

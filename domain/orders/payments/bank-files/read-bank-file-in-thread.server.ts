import { openThread, ThreadLimitExceeded } from '#platform/threads.server.ts';
import type { BankFile } from './read-bank-file.ts';

/** Plain data, so that it can be posted to a thread. */
export interface BankFileTask {
  bytes: Uint8Array;
  /** Without blanks. */
  accountIban: string;
}

/** `problem`: why the file is rejected as a whole. */
export type BankFileResult = BankFile | { problem: string };

const thread = openThread<BankFileTask, BankFileResult>({
  name: 'bank-file-thread',
  source: 'domain/orders/payments/bank-files/bank-file-thread.server.ts',
  maxHeapMb: 512,
  idleAfterMs: 10_000,
  // By the clock: a busy machine needs more than five seconds for a file of 8 MB.
  maxTaskMs: 20_000,
});

/** Message for a file that exceeds the thread's limits. */
const tooMuchWork = 'The file takes too long to read. Please try again later, or with the payments of fewer days.';

/** Reads a bank file in a thread, because a file of 10 MB takes up to a second. */
export async function readBankFileInThread(bytes: Uint8Array, accountIban: string): Promise<BankFileResult> {
  try {
    return await thread.run({ bytes, accountIban });
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return { problem: tooMuchWork };
    throw error;
  }
}

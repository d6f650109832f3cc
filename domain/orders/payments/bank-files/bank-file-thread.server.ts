/** The thread that reads the bank's files, see read-bank-file-in-thread.server.ts. */
import { BankFileProblem } from './bank-file-problem.ts';
import { readBankFile } from './read-bank-file.ts';
import type { BankFileResult, BankFileTask } from './read-bank-file-in-thread.server.ts';

export default function read({ bytes, accountIban }: BankFileTask): BankFileResult {
  try {
    return readBankFile(bytes, accountIban);
  } catch (error) {
    if (error instanceof BankFileProblem) return { problem: error.message };
    throw error;
  }
}

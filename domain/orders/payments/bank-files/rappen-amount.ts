import { BankFileProblem } from './bank-file-problem.ts';

const amount = /^(\d{1,13})(?:\.(\d+))?$/;

/**
 * '695.05' → 69505, without floating-point arithmetic.
 * @throws BankFileProblem if it isn't an amount with at most two decimals
 */
export function rappenOf(text: string): number {
  const [, francs, decimals = ''] = amount.exec(text.trim()) ?? [];
  if (francs === undefined) throw new BankFileProblem('An amount in the file is not a plain decimal number.');
  if (decimals.length > 2) throw new BankFileProblem('An amount in the file has more than two decimals.');
  return Number(francs + decimals.padEnd(2, '0'));
}

import { megabytes } from '#platform/megabytes.ts';

/** Why a bank file is rejected as a whole: a message for the office, without personal data. */
export class BankFileProblem extends Error {}

export const maxBankFileBytes = 10 * 1024 * 1024;
export const bankFileTooLarge = `The file has more than ${megabytes(maxBankFileBytes)}.`;

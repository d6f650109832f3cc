import { megabytes } from '#platform/megabytes.ts';

export const maxBankFileBytes = 10 * 1024 * 1024;
export const bankFileTooLarge = `The file has more than ${megabytes(maxBankFileBytes)}.`;

import { megabytes } from '#platform/megabytes.ts';

export const maxReportBytes = 50 * 1024 ** 2;
export const reportTooLarge = `The report may have at most ${megabytes(maxReportBytes)}.`;

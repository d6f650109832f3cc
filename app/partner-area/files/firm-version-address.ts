import { addressOf } from '#domain/core/api-call.ts';
import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';

/** The address at which a firm downloads a version. */
export const firmVersionAddress = (id: string, version: number) =>
  addressOf(firmFileCalls.download, { id, version: String(version) });

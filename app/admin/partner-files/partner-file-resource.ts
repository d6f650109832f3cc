import { addressOf } from '#domain/core/api-call.ts';
import { changeFileCall, officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';

export const partnerFileResource = englishResource({ ...officeFileCalls, change: changeFileCall }, 'File');

export const versionAddress = (id: string, version: number) =>
  addressOf(officeFileCalls.download, { id, version: String(version) });

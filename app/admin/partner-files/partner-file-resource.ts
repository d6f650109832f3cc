import { addressOf } from '#domain/core/api-call.ts';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { changeFileCall, officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';

export const partnerFileResource = englishResource({ ...officeFileCalls, change: changeFileCall }, 'File');

export const versionAddress = (id: string, version: number) =>
  addressOf(officeFileCalls.download, { id, version: String(version) });

/** The sender or the recipients of a file. */
export const audienceText = ({ sender, firms, isForAllFirms }: PartnerFile) => {
  if (sender) return `From ${sender.name}`;
  return isForAllFirms ? 'For all firms' : `For ${firms.map(({ name }) => name).join(', ') || 'nobody'}`;
};

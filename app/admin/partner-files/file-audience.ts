import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';

/** The sender or the recipients of a file. */
export const audienceOf = ({ sender, firms, isForAllFirms }: PartnerFile) => {
  if (sender) return `From ${sender.name}`;
  return isForAllFirms ? 'For all firms' : `For ${firms.map(({ name }) => name).join(', ') || 'nobody'}`;
};

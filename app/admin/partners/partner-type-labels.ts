import type { PartnerType } from '#domain/partners/partner-type.ts';

export const partnerTypeLabels: Record<PartnerType, string> = {
  academic: 'Academic',
  industry: 'Industry',
  research: 'Research',
  association: 'Association',
};

/** In the order of the public page. */
export const partnerTypes = ['academic', 'industry', 'research', 'association'] as const;
export type PartnerType = (typeof partnerTypes)[number];

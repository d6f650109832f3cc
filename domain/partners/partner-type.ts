/** In the order in which the public page shows them. */
export const partnerTypes = ['academic', 'industry', 'research', 'association'] as const;
export type PartnerType = (typeof partnerTypes)[number];

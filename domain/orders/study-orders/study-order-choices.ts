export const businessAreas = [
  'marktforschung',
  'strategy',
  'produktentwicklung',
  'kommunikation',
  'risikoberechnung',
] as const;
export type BusinessArea = (typeof businessAreas)[number];

/** small: at most 500 employees; large: more than 500. */
export const companySizes = ['small', 'large'] as const;
export type CompanySize = (typeof companySizes)[number];

export const partnerInterests = ['yes', 'maybe', 'no'] as const;
export type PartnerInterest = (typeof partnerInterests)[number];

/** Maximum characters of the buyer's reference. */
export const maxReferenceLength = 50;

import type { BusinessArea, CompanySize, PartnerInterest } from '#domain/orders/study-orders/study-order-choices.ts';

/** English labels of the order form's choices. */
export const businessAreaNames: Record<BusinessArea, string> = {
  marktforschung: 'Market research',
  strategy: 'Strategy',
  produktentwicklung: 'Product development',
  kommunikation: 'Communication',
  risikoberechnung: 'Risk calculation',
};

export const companySizeNames: Record<CompanySize, string> = {
  small: 'Up to 500 employees',
  large: 'More than 500 employees',
};

export const partnerInterestNames: Record<PartnerInterest, string> = {
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
};

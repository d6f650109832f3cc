import type { BusinessArea, CompanySize, PartnerInterest } from '#domain/orders/study-orders/study-order-choices.ts';

/** As the English tab says what the order form's choices are called in German. */
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

import type { BusinessArea, CompanySize, PartnerInterest } from './study-order-choices.ts';

/** Labels of the choices in form, mails and invoice. */
export const businessAreaLabels: Record<BusinessArea, string> = {
  marktforschung: 'Marktforschung',
  strategy: 'Strategie',
  produktentwicklung: 'Produktentwicklung',
  kommunikation: 'Kommunikation',
  risikoberechnung: 'Risikoberechnung',
};

export const companySizeLabels: Record<CompanySize, string> = {
  small: 'bis 500 Mitarbeitende',
  large: 'mehr als 500 Mitarbeitende',
};

export const partnerInterestLabels: Record<PartnerInterest, string> = {
  yes: 'Ja',
  maybe: 'Vielleicht',
  no: 'Nein',
};

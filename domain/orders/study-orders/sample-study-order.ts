import type { StudyOrderInput } from './study-order-input.ts';

/** For tests and benchmarks: an order with a presentation, an umlaut and an ampersand. CHF 1'195. */
export const sampleStudyOrder = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  organization: 'Muster & Söhne AG',
  billingAddress: 'Musterweg 1\n8001 Zürich',
  businessArea: 'kommunikation',
  companySize: 'small',
  wantsPresentation: true,
  partnerInterest: 'yes',
} satisfies StudyOrderInput;

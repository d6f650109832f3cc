import type { StudyOrderInput } from './study-order-input.ts';

/** For tests and measurements: a buyer who wants everything, with an umlaut, an ampersand, a presentation. CHF 1'195. */
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

/** A print order without its optional fields; sampleStudyOrder is the study order. */
export const samplePrintOrder = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  street: 'Musterweg 1',
  zipCode: '8001',
  city: 'Zürich',
};

/** A message of the contact form. */
export const sampleMessage = {
  name: 'Anna Muster',
  email: 'anna.muster@example.org',
  subject: 'Kontaktanfrage über Website',
  message: 'Guten Tag, ich habe eine Frage.',
};

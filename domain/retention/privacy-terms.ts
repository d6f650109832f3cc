/** What the privacy note has to say of what is kept how long: a word of its line, and the term in it. Those of privacy-terms.test.ts. */
export const privacyTerms = [
  { word: 'Kontaktnachrichten', term: '24 Monate' },
  { word: 'Bestellungen der Printversion', term: '24 Monate' },
  { word: 'Rechnungen', term: '10 Jahre' },
  { word: 'E-Mails', term: '30 Tage' },
  { word: 'Kennungen', term: '24 Stunden' },
  { word: 'Anmeldungen', term: '12 Stunden' },
  { word: 'Änderungsprotokoll', term: '12 Monate' },
  { word: 'Tagessummen', term: '25 Monate' },
] as const;

/** Groups of people whose data is processed. */
export type PeopleGroup = 'inquirers' | 'buyers' | 'subscribers' | 'office' | 'firms' | 'named-people' | 'visitors';

export type LegalBasis = 'request' | 'contract' | 'consent' | 'law' | 'interest';

/** Processing activities (register under Art. 12 DSG), in the order of the privacy note. */
export const activities = {
  contact: { people: ['inquirers'], basis: ['request'] },
  'study-orders': { people: ['buyers'], basis: ['contract'] },
  'report-delivery': { people: ['buyers'], basis: ['contract', 'interest'] },
  bookkeeping: { people: ['buyers'], basis: ['law', 'contract'] },
  'print-orders': { people: ['buyers'], basis: ['contract'] },
  news: { people: ['subscribers'], basis: ['consent'] },
  mails: { people: ['inquirers', 'buyers', 'subscribers', 'office', 'firms'], basis: ['contract', 'request'] },
  'partner-area': { people: ['firms'], basis: ['contract'] },
  accounts: { people: ['office', 'firms'], basis: ['contract', 'interest'] },
  'public-pages': { people: ['named-people'], basis: ['contract', 'consent'] },
  'privacy-requests': { people: ['inquirers'], basis: ['law'] },
  administration: { people: ['office', 'firms'], basis: ['interest'] },
  protection: { people: ['visitors', 'buyers', 'inquirers'], basis: ['interest'] },
  usage: { people: ['visitors'], basis: ['interest'] },
} as const satisfies Record<string, { people: readonly PeopleGroup[]; basis: readonly LegalBasis[] }>;

export type Activity = keyof typeof activities;

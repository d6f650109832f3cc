import { ascending, byName } from '../core/records/lists/list-order.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { endAccessOfInactiveFirm } from './firm-access-queries.server.ts';
import { partnerAnswer } from './partner-answer.ts';
import { partnerCalls } from './partner-calls.ts';
import { partnerChange, partnerInput } from './partner-input.ts';
import { partners } from './partner-table.server.ts';
import { starterPartnerRows } from './starter-partners.server.ts';

export const partnerKind = recordKind({
  calls: partnerCalls,
  noun: 'partner',
  nameOf: ({ name }) => name,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  table: partners,
  answer: partnerAnswer,
  present: withTranslations,
  list: {
    everybody: {
      isVisible: ({ isActive }) => isActive,
      order: [byName, ascending(({ id }) => id)],
      loadedAddresses: ({ logoUrl }) => [logoUrl],
    },
  },
  input: { body: partnerInput, example: { name: 'Muster AG', websiteUrl: 'https://www.example.org' } },
  change: { body: partnerChange, example: { name: 'Anders AG' } },
  isSorted: true,
  files: { logoUrl: 'address', websiteUrl: 'link' },
  daysAfterDeletion: trashDays,
  privacy: {
    activity: 'public-pages',
    data: 'partners',
    sources: ['office', 'firm'],
    recipients: ['office', 'operators', 'everybody'],
  },
  personalData: {
    email: 'contactEmail',
    exportedAs: 'partners',
    erasedAs: 'contact addresses of partners',
    emptied: { contactEmail: null },
  },
  afterChange: endAccessOfInactiveFirm,
  starterRows: starterPartnerRows,
  samples: { namesOf: ({ name }) => [name] },
});

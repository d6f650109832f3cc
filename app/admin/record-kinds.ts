import { capitalised } from '../workspace/list/capitalised.ts';

/** Plural names of record kinds in the admin area. Names and tabs of kinds that aren't listed follow from the kind. */
const names: Record<string, string> = { media: 'Media items', library: 'Library items' };

/** Singular names that aren't the plural without its s. */
const singularNames: Record<string, string> = {
  studies: 'Study',
  content: 'Content',
  'content-publications': 'Publication of',
  'content-versions': 'Version of',
  'bank-imports': 'Bank file',
  'bank-transactions': 'Bank payment',
  'sign-ins': 'Account',
  person: 'Data of a person',
  'privacy-requests': 'Privacy request',
  'firm-access-rules': 'Rules of',
  'people-reviews': 'List of the people of',
  launch: 'Launch point',
  samples: 'Samples',
  'sample-removals': 'Samples',
};

export interface TabAddress {
  tab: string;
  parameters?: Record<string, string>;
}

/** The tabs and lists of kinds that have no tab of the same name. */
const tabAddresses: Record<string, TabAddress> = {
  'team-members': { tab: 'team' },
  'hero-videos': { tab: 'videos' },
  library: { tab: 'media', parameters: { list: 'library' } },
  'news-releases': { tab: 'media', parameters: { list: 'news' } },
  'news-subscribers': { tab: 'media', parameters: { list: 'news', part: 'subscribers' } },
  'contact-messages': { tab: 'messages' },
  'reply-texts': { tab: 'messages', parameters: { list: 'reply-texts' } },
  'print-orders': { tab: 'orders' },
  'study-orders': { tab: 'orders', parameters: { list: 'study' } },
  'file-requests': { tab: 'partners', parameters: { list: 'requests' } },
  'entry-proposals': { tab: 'partners' },
};

/** 'study-orders' → 'Study orders' */
export const kindName = (kind: string): string => names[kind] ?? capitalised(kind).replaceAll('-', ' ');

/** 'study-orders' → 'Study order' */
export const singularKindName = (kind: string): string => singularNames[kind] ?? kindName(kind).replace(/s$/, '');

/** Where the records of a kind are listed. */
export const tabAddressOf = (kind: string): TabAddress => tabAddresses[kind] ?? { tab: kind };

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

/** Tabs that are not named like their kind. */
const tabs: Record<string, string> = { 'team-members': 'team', 'hero-videos': 'videos' };

/** 'study-orders' → 'Study orders' */
export const kindName = (kind: string): string => names[kind] ?? capitalised(kind).replaceAll('-', ' ');

/** 'study-orders' → 'Study order' */
export const singularKindName = (kind: string): string => singularNames[kind] ?? kindName(kind).replace(/s$/, '');

export const tabOfKind = (kind: string): string => tabs[kind] ?? kind;

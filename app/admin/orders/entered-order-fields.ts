import { languageName } from '#platform/language-names.ts';
import { languages } from '#platform/languages.ts';

/** The channel of an order that the office enters. */
export const enteredChannelField = {
  name: 'channel',
  label: 'Received by',
  required: true,
  type: 'select',
  options: [
    ['', 'Please choose'],
    ['phone', 'Phone'],
    ['letter', 'Letter'],
  ],
} as const;

export const channelNames = { web: 'Website', phone: 'Phone', letter: 'Letter', office: 'Office' } as const;

export const enteredCorrespondenceField = {
  name: 'correspondenceLanguage',
  label: 'Correspondence',
  required: true,
  type: 'select',
  options: languages.map((language) => [language, languageName(language, 'en')] as const),
  help: 'Language of mails and invoice.',
} as const;

export const nameFields = [
  { name: 'firstName', label: 'First name', required: true },
  { name: 'lastName', label: 'Last name', required: true },
] as const;

export const billingAddressField = {
  name: 'billingAddress',
  label: 'Billing address',
  required: true,
  rows: 3,
  isWide: true,
  help: 'Street and number on one line, postal code and city on the next.',
} as const;

/** The legal notices: impressum with privacy and accessibility, and imprint. */
import * as z from 'zod/mini';
import { field, section } from './field-meta.ts';
import { choice, email, line, listKey, ownPath, paragraphs, slug, text } from './field-schemas.ts';

/** Lists of the privacy note, generated from what the site stores. */
const privacyList = choice({
  'stored-data': 'What is stored, and what for',
  cookies: 'Cookies',
  terms: 'Retention',
  recipients: 'Recipients',
});

/** The parts of the document 'institution' that a section can show. */
const institutionPart = choice({
  publisher: 'Publisher',
  address: 'Address and e-mail',
  'responsible-persons': 'Responsible persons',
  contact: 'E-mail of the legal notices',
  institute: 'Institute and address',
  'project-lead': 'Project lead',
  association: 'Association',
});

const legalPart = z.strictObject({
  key: listKey,
  title: field(line, 'Title', { isWide: true }),
  paragraphs: field(paragraphs, 'Paragraphs', { format: 'block' }),
  items: field(z.optional(z.array(text)), 'List', { format: 'inline' }),
  shows: field(z.optional(privacyList), 'List of the privacy note', {
    help: 'Follows the list above and is generated from what the site stores. A list that no part shows is added at the end of the note.',
  }),
});

const legalSection = z.strictObject({
  title: field(line, 'Title'),
  id: field(slug, 'Anchor', {
    help: 'Other pages link to #datenschutz and #barrierefreiheit: keep these.',
  }),
  paragraphs: field(paragraphs, 'Paragraphs', { format: 'block' }),
  shows: field(z.optional(institutionPart), 'Part of the institution to show', {
    help: 'Shown after the paragraphs; edited in the page text «Institution».',
    isWide: true,
  }),
  address: field(z.optional(z.array(line)), 'Postal address', { rows: 3 }),
  email: field(z.optional(email), 'E-mail', { isWide: true }),
  parts: field(z.optional(z.array(legalPart)), 'Parts', { itemName: 'Part', foldedBy: 'title' }),
});

const legalNotice = z.strictObject({
  path: field(ownPath, 'Path', { control: 'none' }),
  title: field(line, 'Title', { isWide: true }),
  lead: field(text, 'Lead', { rows: 2 }),
  description: field(text, 'Description', { help: 'For search engines and previews of links.' }),
  sections: field(z.array(legalSection), 'Sections', { itemName: 'Section', foldedBy: 'title' }),
  status: field(z.optional(line), 'Status'),
  otherNotice: z.strictObject({
    path: field(ownPath, 'Path', { control: 'none' }),
    label: field(line, 'Link to the other notice'),
  }),
});

export const legalPages = z.strictObject({
  ...section({ id: 'impressum', label: 'Impressum' }, { impressum: field(legalNotice, 'Impressum') }),
  ...section({ id: 'imprint', label: 'Imprint', page: '/imprint' }, { imprint: field(legalNotice, 'Imprint') }),
});

export type LegalPart = z.infer<typeof legalPart>;
export type LegalSection = z.infer<typeof legalSection>;
export type LegalNotice = z.infer<typeof legalNotice>;
export type PrivacyList = z.infer<typeof privacyList>;
export type InstitutionPart = z.infer<typeof institutionPart>;

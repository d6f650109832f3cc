import * as z from 'zod/mini';
import { calendarDay, english, german, maxLengths, oneOf } from '../core/records/field-types.ts';
import { listInput } from '../core/records/lists/list-input.ts';
import { confidentialities, earliestFileYear, latestFileYear, partnerFileCategories } from './partner-file-choices.ts';

const maxFirms = 200;

const texts = {
  de: {
    title: 'Bitte geben Sie einen Titel ein',
    category: 'Bitte wählen Sie eine Kategorie',
    year: `Bitte geben Sie ein Jahr von ${earliestFileYear} bis ${latestFileYear} ein`,
  },
  en: {
    title: 'Please enter a title',
    category: 'Please choose a category',
    year: `Must be a year from ${earliestFileYear} to ${latestFileYear}`,
  },
};

/** A file's description, with messages in either language. */
export const partnerFileFields = (lang: 'de' | 'en') => ({
  title: (lang === 'de' ? german : english).fileText(maxLengths.title, texts[lang].title),
  category: z.enum(partnerFileCategories, texts[lang].category),
  year: z
    .int(texts[lang].year)
    .check(z.gte(earliestFileYear, texts[lang].year), z.lte(latestFileYear, texts[lang].year)),
});

/** The firms with which the office shares a file: all, or those named. */
export const sharingFields = {
  isForAllFirms: z.boolean('Must be true or false'),
  firmIds: z
    .array(z.uuid('Please choose firms').check(z.toLowerCase()), 'Please choose firms')
    .check(z.maxLength(maxFirms, `At most ${maxFirms} firms`)),
};

const optionalDay = z.optional(z.nullable(calendarDay('Must be a day, such as 2026-05-15')));

/** When firms see a file of the office, and how they may pass it on. */
export const visibilityFields = {
  visibleFrom: optionalDay,
  visibleUntil: optionalDay,
  confidentiality: z.optional(z.nullable(z.enum(confidentialities, 'Please choose one of the list'))),
};

export const partnerFileChange = z.partial(
  z.object({ ...partnerFileFields('en'), ...sharingFields, ...visibilityFields }),
);
const { search, status, page, pageSize } = listInput(['new', 'received', 'sent'], []).shape;

/** Parameters of the office's list; without any it has all files, newest first. */
export const partnerFileList = z.object({
  search,
  /** Sent by firms and not downloaded by the office, sent by firms, or by the office. */
  status,
  /** The sender or a recipient. */
  firm: z.optional(z.uuid('Must be the id of a firm')),
  /** '-year': by year, category and time. */
  sort: z.optional(oneOf(['-storedAt', '-year'])),
  page,
  pageSize,
});
export type PartnerFileList = z.infer<typeof partnerFileList>;

export type PartnerFileChange = z.infer<typeof partnerFileChange>;

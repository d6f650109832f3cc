import * as z from 'zod/mini';
import { english, german, maxLengths } from '../core/records/field-types.ts';
import { earliestYear, latestYear, partnerFileCategories } from './partner-file-choices.ts';

const maxFirms = 200;

const texts = {
  de: {
    title: 'Bitte geben Sie einen Titel ein',
    category: 'Bitte wählen Sie eine Kategorie',
    year: `Bitte geben Sie ein Jahr von ${earliestYear} bis ${latestYear} ein`,
  },
  en: {
    title: 'Please enter a title',
    category: 'Please choose a category',
    year: `Must be a year from ${earliestYear} to ${latestYear}`,
  },
};

/** A file's description, with messages in either language. */
export const partnerFileFields = (lang: 'de' | 'en') => ({
  title: (lang === 'de' ? german : english).fileText(maxLengths.title, texts[lang].title),
  category: z.enum(partnerFileCategories, texts[lang].category),
  year: z.int(texts[lang].year).check(z.gte(earliestYear, texts[lang].year), z.lte(latestYear, texts[lang].year)),
});

/** Whom the office shares a file with: all firms, or those named. */
export const sharingFields = {
  isForAllFirms: z.boolean('Must be true or false'),
  firmIds: z
    .array(z.uuid('Please choose firms'), 'Please choose firms')
    .check(z.maxLength(maxFirms, `At most ${maxFirms} firms`)),
};

/** Input to change a file; all fields are optional. */
export const partnerFileChange = z.partial(z.object({ ...partnerFileFields('en'), ...sharingFields }));
export type PartnerFileChange = z.infer<typeof partnerFileChange>;

import * as z from 'zod/mini';
import { yearSchema } from '#content/year-schemas.ts';
import { earliestYear, latestYear } from '#content/years.ts';
import { english, maxLengths, optionalDate } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';
import { studyLanguages } from './study-language.ts';

const year = () => `Year must be a whole number from ${earliestYear} to ${latestYear()}`;
const pages = 'Pages must be a whole number, 0 or more';
const maxPages = 100_000;

const optionalTexts = { description: english.optionalMultilineText(maxLengths.description) };

const fields = {
  title: english.text(maxLengths.title, 'Title is required'),
  ...optionalTexts,
  translations: translationsInput({ title: english.optionalText(maxLengths.title), ...optionalTexts }),
  year: yearSchema({ message: year }),
  pdfUrl: english.optionalOwnOrHttpUrl(),
  pages: z.optional(z.nullable(z.int(pages).check(z.gte(0, pages), z.lte(maxPages, `At most ${maxPages} pages`)))),
  language: z.enum(studyLanguages, 'Please choose a language'),
  publishedAt: optionalDate(),
  isCurrentEdition: z.boolean('Must be true or false'),
  deliversAutomatically: z.boolean('Must be true or false'),
};

export const studyInput = z.object({
  ...fields,
  language: z._default(fields.language, 'de'),
  isCurrentEdition: z._default(fields.isCurrentEdition, false),
  deliversAutomatically: z._default(fields.deliversAutomatically, true),
});

export const studyChange = z.partial(z.object(fields));

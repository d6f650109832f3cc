import * as z from 'zod/mini';
import { type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import { english, oneOf } from '../../core/records/field-types.ts';
import { revision } from './content-answers.ts';

export const draftInput = z.object({ revision, content: z.record(z.string(), z.unknown()) });

const note = english.optionalMultilineText(1000);

const noteTranslations = z.pipe(
  z.object(Object.fromEntries(otherLanguages.map((language) => [language, note]))),
  z.transform(
    (notes) =>
      Object.fromEntries(Object.entries(notes).filter(([, text]) => text)) as Partial<Record<OtherLanguage, string>>,
  ),
);

export const publishInput = z.object({
  revision,
  /** Local time in Zurich, like '2029-06-04T08:00'; now if omitted. */
  at: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Please enter date and time'))),
  makesCurrent: z.optional(z.boolean()),
  note,
  /** The note in other languages; readers of one without it get the German. */
  noteTranslations: z.optional(noteTranslations),
  /** Drafts of translations that are published with it, each with the revision that was looked at. */
  translations: z.optional(z.array(z.strictObject({ language: oneOf(otherLanguages), revision }))),
});

export const restoreInput = z.object({ revision });

/** Compares a version with the draft, or with the version before. */
export const comparisonQuery = z.object({ of: z.optional(oneOf(['draft', 'before'])) });

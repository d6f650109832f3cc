import * as z from 'zod/mini';
import { changeableFields, optionalInstant, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';
import { studyLanguages } from './study-language.ts';

const shared = {
  ...changeableFields,
  title: text,
  description: optionalText,
  translations: translationsAnswer({ title: text, description: text }),
  year: z.int(),
  pdfUrl: optionalText,
  pages: z.nullable(z.int()),
  language: z.enum(studyLanguages),
  publishedAt: optionalInstant,
  isCurrentEdition: z.boolean(),
};

/** A study as everybody sees it. */
const studyAnswer = z.object(shared);

export type Study = z.infer<typeof studyAnswer>;

/** A study as the office sees it: with the private report's name and size, but without its key in the file store. */
export const studyWithReportAnswer = z.object({
  ...shared,
  reportName: z.optional(optionalText),
  reportBytes: z.optional(z.nullable(z.int())),
  reportStoredAt: z.optional(optionalInstant),
  /** Whether orders of this edition get the report automatically. */
  deliversAutomatically: z.optional(z.boolean()),
});

export type StudyWithReport = z.infer<typeof studyWithReportAnswer>;

/** A study's report for sale; its fields are null if none is stored. */
export const studyReportAnswer = z.object({
  id: z.uuid(),
  reportName: optionalText,
  reportBytes: z.nullable(z.int()),
  reportStoredAt: optionalInstant,
});

/** What the calls of translations answer; the editor infers its types from it. */
import * as z from 'zod/mini';
import { otherLanguages } from '#platform/languages.ts';
import { optionalInstant, text } from '../../core/records/record-answer.ts';
import { draftAnswer, draftInput, publishInput } from '../documents/content-answers.ts';
import { translationContent } from '../documents/translation-content.ts';

const language = z.enum(otherLanguages);
const placeText = z.union([z.string(), z.array(z.string())]);

const placeAnswer = z.object({
  id: text,
  /** Where the text is in the original at the moment. */
  path: text,
  original: placeText,
  hash: text,
  maxLength: z.int(),
  /** The original's text from which an older translation was made, if it was ever published. */
  former: z.optional(placeText),
});

export const translationAnswer = z.extend(draftAnswer, {
  language,
  content: translationContent,
  /** Every text of the original, as it is being written. */
  places: z.array(placeAnswer),
  /** What the references of these texts say in the language, by their keys. */
  references: z.record(z.string(), z.string()),
});

export const translationInput = z.object({ revision: draftInput.shape.revision, content: translationContent });

export const publishTranslationInput = z.object({ revision: publishInput.shape.revision, at: publishInput.shape.at });

/** One language of a document in the list of all. */
export const translationStateAnswer = z.object({
  document: text,
  language,
  /** Revision of the draft; 0: nothing was saved since it was published. */
  revision: draftInput.shape.revision,
  liveAt: optionalInstant,
  draftSavedAt: optionalInstant,
  dueAt: optionalInstant,
  /** Texts of the original that have no translation, that have one of an older text, and that have one that can't be published. */
  missing: z.int(),
  older: z.int(),
  faulty: z.int(),
  /** Whether visitors find the document in this language. */
  isShown: z.boolean(),
  /** Whether publishing the original's draft takes the document out of this language. */
  isLost: z.boolean(),
});

/** The revision of the draft that takes the texts; left out: the current one. */
export const importXliffQuery = z.object({
  revision: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
});

export const importedXliffAnswer = z.object({
  revision: draftInput.shape.revision,
  /** Texts that were taken. */
  taken: z.int(),
  /** Ids of texts whose original has changed or is gone since the file was exported. */
  outdated: z.array(text),
});

export type Translation = z.infer<typeof translationAnswer>;
export type TranslationPlace = z.infer<typeof placeAnswer>;
export type TranslationState = z.infer<typeof translationStateAnswer>;

/** Responses of the calls for translations; the editor infers its types from them. */
import * as z from 'zod/mini';
import { otherLanguages } from '#platform/languages.ts';
import { optionalInstant, text } from '../../core/records/record-answer.ts';
import { draftAnswer, revision } from '../documents/content-answers.ts';
import { translationContent } from '../documents/translation-content.ts';

const language = z.enum(otherLanguages);
const placeText = z.union([z.string(), z.array(z.string())]);

const placeAnswer = z.object({
  id: text,
  /** Current path of the text in the original. */
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
  /** All texts of the original's draft. */
  places: z.array(placeAnswer),
  /** Values of the texts' references in this language, by key. */
  references: z.record(z.string(), z.string()),
});

/** State of a document in one language, for the list of documents. */
export const translationStateAnswer = z.object({
  document: text,
  language,
  /** Revision of the draft; 0 if nothing was saved since the publication. */
  revision,
  liveAt: optionalInstant,
  draftSavedAt: optionalInstant,
  dueAt: optionalInstant,
  /** Number of texts without a translation, with a translation of an older text, and with one that can't be published. */
  missing: z.int(),
  older: z.int(),
  faulty: z.int(),
  /** Whether visitors find the document in this language. */
  isShown: z.boolean(),
  /** Whether publishing the original's draft takes the document out of this language. */
  isLost: z.boolean(),
});

export const importedXliffAnswer = z.object({
  revision,
  /** Number of imported texts. */
  taken: z.int(),
  /** Ids of texts whose original has changed or is gone since the file was exported. */
  outdated: z.array(text),
});

export type Translation = z.infer<typeof translationAnswer>;
export type TranslationPlace = z.infer<typeof placeAnswer>;
export type TranslationState = z.infer<typeof translationStateAnswer>;

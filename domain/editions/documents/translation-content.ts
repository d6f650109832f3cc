import * as z from 'zod/mini';

const translatedText = z.strictObject({
  text: z.union([z.string(), z.array(z.string())]),
  /** Hash of the original text from which it was translated. */
  originalHash: z.string(),
});

/** A translation as it is stored: texts by the ids of their places, and nothing else of the document. */
export const translationContent = z.strictObject({ texts: z.record(z.string(), translatedText) });

export type TranslationContent = z.infer<typeof translationContent>;
export type StoredTranslation = z.infer<typeof translatedText>;

/** The texts of stored content by the ids of their places; none if it is no translation. */
export function translatedTexts(content: unknown): TranslationContent['texts'] {
  const read = translationContent.safeParse(content);
  return read.success ? read.data.texts : {};
}

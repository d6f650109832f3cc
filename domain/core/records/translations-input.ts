import * as z from 'zod/mini';
import { languages, type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import { oneOf } from './field-types.ts';
import type { Translations } from './translated-text.ts';

/** The texts that the fields accept. */
type TextsOf<Fields extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Fields]: NonNullable<z.output<Fields[Name]>>;
};

const isFilled = (text: unknown) => (Array.isArray(text) ? text.length > 0 : text !== null && text !== undefined);

const filledEntries = (texts: object) => Object.entries(texts).filter(([, text]) => isFilled(text));

const byLanguage = <Shape extends z.ZodMiniType>(shape: Shape) =>
  Object.fromEntries(otherLanguages.map((language) => [language, z.optional(shape)])) as Record<
    OtherLanguage,
    z.ZodMiniOptional<Shape>
  >;

const invalid = 'Must be an object with texts by language';

/** Input of a record's texts in other languages. Empty ones are dropped; null if none is left. */
export function translationsInput<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.optional(
    z.pipe(
      z.nullable(z.object(byLanguage(z.object(fields, invalid)), invalid)),
      z.transform((translations): Translations<TextsOf<Fields>> | null => {
        const written = Object.entries(translations ?? {}).map(
          ([language, texts]) => [language, filledEntries(texts ?? {})] as const,
        );
        const filled = written.filter(([, texts]) => texts.length > 0);
        if (filled.length === 0) return null;
        return Object.fromEntries(filled.map(([language, texts]) => [language, Object.fromEntries(texts)]));
      }),
    ),
  );
}

/** The same in responses; omitted if there are none. */
export const translationsAnswer = <Fields extends Record<string, z.ZodMiniType>>(fields: Fields) =>
  z.optional(z.object(byLanguage(z.partial(z.object(fields)))));

/** Query of calls whose answer has texts in a language. */
export const languageQuery = z.object({
  /** German by default. */
  language: z.optional(oneOf(languages)),
});

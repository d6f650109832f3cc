import type { EditionFacts } from '#content/schemas.ts';
import { type TranslatedText, translatedText } from '#domain/core/records/translated-text.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { Language } from '#platform/languages.ts';

const inPageLanguage = (text: string): TranslatedText => ({ text, lang: undefined });

/** Title and description of a study record, completed by its edition in the language of the page. */
export function studyTexts(
  record: Study | undefined,
  editionTexts: { title: string; description: string },
  language: Language,
): { title: TranslatedText; description: TranslatedText } {
  const description = record && translatedText(record, 'description', language);
  return {
    title: record ? translatedText(record, 'title', language) : inPageLanguage(editionTexts.title),
    description: description?.text
      ? { ...description, text: description.text }
      : inPageLanguage(editionTexts.description),
  };
}

/** What an edition says of the study of a year; of another year it says nothing. */
export const textsOfEdition = ({ year, title, subtitle }: EditionFacts, studyYear: number) => ({
  title,
  description: year === studyYear ? subtitle : '',
});

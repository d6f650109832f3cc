import { type Language, languages, originalLanguage } from '#platform/languages.ts';
import { type MessageTranslations, translateBy } from './message-translation.ts';
import { visitorMessages } from './visitor-messages-words.ts';

export type VisitorMessage = keyof ReturnType<typeof visitorMessages>;

const german = visitorMessages(originalLanguage);
const everyMessage = Object.keys(german) as VisitorMessage[];

/** The translations of some messages, for a form in the browser; none for German. */
export function messageTranslations(language: Language, messages: readonly VisitorMessage[]): MessageTranslations {
  if (language === originalLanguage) return {};
  return Object.fromEntries(messages.map((key) => [german[key], visitorMessages(language)[key]]));
}

const byLanguage = new Map(languages.map((language) => [language, messageTranslations(language, everyMessage)]));

/** A German message for visitors in a language; any other stays as it is. */
export const translateMessage = (message: string, language: Language): string =>
  translateBy(byLanguage.get(language) ?? {}, message);

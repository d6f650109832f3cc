import { type Language, languageDetails } from '#platform/languages.ts';
import { quoted } from '#platform/quoted.ts';
import { words } from '#platform/words.ts';
import type { NewsTopic } from './news-topic.ts';

/** Names in the form and in mails. */
export const newsTopicNames = words<Record<NewsTopic, string>>(
  { edition: 'Neue Ausgabe', press: 'Presse' },
  {
    fr: { edition: 'Nouvelle édition', press: 'Presse' },
    it: { edition: 'Nuova edizione', press: 'Stampa' },
    en: { edition: 'New edition', press: 'Press' },
  },
);

/** «Neue Ausgabe» und «Presse» */
export function listTopics(topics: readonly NewsTopic[], language: Language, type: 'conjunction' | 'disjunction') {
  const names = newsTopicNames(language);
  const named = topics.map((topic) => quoted(names[topic], language));
  return new Intl.ListFormat(languageDetails[language].locale, { type }).format(named);
}

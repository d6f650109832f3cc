import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';
import { csvFile } from '#platform/csv.ts';
import { zurichDay } from '#platform/dates.ts';
import { englishLanguageNames } from '../english-language-names.ts';
import { topicsText } from './subscriber-texts.ts';

/** Confirmed addresses as CSV. */
export function subscribersCsv(subscribers: readonly NewsSubscriber[]): string {
  const rows = subscribers.map(({ email, topics, correspondenceLanguage, confirmedAt }) => [
    email,
    topicsText(topics),
    confirmedAt && zurichDay(new Date(confirmedAt)),
    englishLanguageNames[correspondenceLanguage],
  ]);
  return csvFile([['Email', 'Topics', 'Confirmed', 'Correspondence'], ...rows]);
}

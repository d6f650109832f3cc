import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';
import { type CsvCell, csvTable } from '#platform/csv.ts';
import { zurichDay } from '#platform/dates.ts';
import { languageName } from '#platform/language-names.ts';
import { topicsText } from './subscriber-texts.ts';

const columns: [head: string, cell: (subscriber: NewsSubscriber) => CsvCell][] = [
  ['Email', ({ email }) => email],
  ['Topics', ({ topics, cards }) => topicsText(topics, cards)],
  ['Confirmed', ({ confirmedAt }) => confirmedAt && zurichDay(new Date(confirmedAt))],
  ['Correspondence', ({ correspondenceLanguage }) => languageName(correspondenceLanguage, 'en')],
];

export const subscribersCsv = (subscribers: readonly NewsSubscriber[]): string => csvTable(columns, subscribers);

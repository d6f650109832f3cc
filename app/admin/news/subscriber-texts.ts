import type { NewsTopic } from '#domain/news/news-topic.ts';
import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';

export const topicLabels: Record<NewsTopic, string> = { edition: 'New edition', press: 'Press' };

export const statusLabels: Record<NewsSubscriber['status'], string> = {
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
  refused: 'Rejected',
};

export const topicsText = (topics: readonly NewsTopic[]): string =>
  topics.map((topic) => topicLabels[topic]).join(', ');

import type { NewsTopic } from '#domain/news/news-topic.ts';
import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';

export const topicLabels: Record<NewsTopic, string> = { edition: 'New edition', press: 'Press' };

export const statusLabels: Record<NewsSubscriber['status'], string> = {
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
  refused: 'Rejected',
};

export const topicsText = (topics: readonly NewsTopic[], cards: readonly string[] = []): string =>
  [...topics.map((topic) => topicLabels[topic]), ...cards.map((card) => `Corrections of card ${card}`)].join(', ');

import { type NewsTopic, newsTopics } from '#domain/news/news-topic.ts';
import { subscribeToNewsCall } from '#domain/news/subscribers/news-subscriber-calls.ts';
import type { NewsSubscriptionInput } from '#domain/news/subscribers/news-subscription-input.ts';
import type { FormRules } from '../forms/form-rules.ts';

type TopicField = `topic-${NewsTopic}`;
export type NewsField = 'email' | 'card' | TopicField;

export const topicField = (topic: NewsTopic): TopicField => `topic-${topic}`;

/** The topics with ticked checkboxes. */
export const topicsIn = (values: Readonly<Record<string, string>>): NewsTopic[] =>
  newsTopics.filter((topic) => values[topicField(topic)]);

const cardField = 'card-';

/** Field of a followed card on the subscriber's page. */
export const fieldOfCard = (key: string) => cardField + key;

/** The keys of the followed cards with ticked checkboxes. */
export const cardsIn = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith(cardField) ? name.slice(cardField.length) : []));

export const newsRules: FormRules<NewsField, NewsSubscriptionInput> = {
  name: 'news',
  fields: ['email', 'topic-edition', 'topic-press', 'card'],
  read: (values) => ({ email: values.email, topics: topicsIn(values), ...(values.card && { card: values.card }) }),
  loadSchema: async () => (await import('#domain/news/subscribers/news-subscription-input.ts')).newsSubscriptionInput,
  canBeSentUnchecked: true,
  shownAt: { topics: 'topic-edition' },
  call: subscribeToNewsCall,
};

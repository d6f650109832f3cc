import type { NewsTopic } from '../news-topic.ts';

/** Content of a subscriber's page; unknown: invalid token or ended subscription. */
export type NewsPageView =
  | { state: 'unknown' }
  | { state: 'open' | 'expired' | 'confirmed'; token: string; email: string; topics: NewsTopic[]; cards: string[] };

/** Result of a button pressed on the page. */
export type NewsPageNotice = 'confirmed' | 'confirmed-before' | 'topics-changed' | 'no-topic' | 'unsubscribed';

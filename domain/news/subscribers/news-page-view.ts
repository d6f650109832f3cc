import type { NewsTopic } from '../news-topic.ts';

/** What a subscriber's own page shows; unknown: the token isn't ours, or the subscription has ended. */
export type NewsPageView =
  | { state: 'unknown' }
  | { state: 'open' | 'expired' | 'confirmed'; token: string; email: string; topics: NewsTopic[] };

/** What became of a button that was pressed on it. */
export type NewsPageNotice = 'confirmed' | 'confirmed-before' | 'topics-changed' | 'no-topic' | 'unsubscribed';

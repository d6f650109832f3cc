import type { Database } from '#platform/database/database.server.ts';
import { loadSiteContent } from '../../editions/live-content/load-site-content.server.ts';
import { type FollowedCard, followedCards } from '../followed-cards.ts';
import type { StoredSubscriber } from './news-subscriber-queries.server.ts';

/** The cards that a subscriber follows, with their titles in the subscriber's language. */
export async function readFollowedCards(
  db: Database,
  { cards, correspondenceLanguage }: Pick<StoredSubscriber, 'cards' | 'correspondenceLanguage'>,
): Promise<FollowedCard[]> {
  if (cards.length === 0) return [];
  const { contents } = await loadSiteContent(db);
  return followedCards(contents[correspondenceLanguage], cards);
}

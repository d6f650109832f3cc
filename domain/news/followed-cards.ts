import { findEdition, type SiteContent } from '../editions/live-content/site-content.ts';
import { parseCardKey } from './card-key.ts';

/** A card whose corrections somebody follows, with its titles in the language of the content. */
export interface FollowedCard {
  key: string;
  title: string;
  editionTitle: string;
}

/** Cards by their keys; those that no edition has are omitted. */
export function followedCards(content: SiteContent, keys: readonly string[]): FollowedCard[] {
  return keys.flatMap((key) => {
    const named = parseCardKey(key);
    const edition = named && findEdition(content, named.year)?.edition;
    const card = edition?.insightCards.find(({ id }) => String(id) === named?.card);
    return edition && card ? [{ key, title: card.title, editionTitle: edition.facts.title }] : [];
  });
}

import type { DraftCard } from '#domain/editions/values/edition-draft.ts';

/** A slug that no card has: 'karte-10', or with the next free number. Slugs keep their numbers when cards are removed. */
export function freeSlug(name: string, cards: readonly Pick<DraftCard, 'slug'>[], from: number): string {
  const isTaken = (slug: string) => cards.some((card) => card.slug === slug);
  let number = from;
  while (isTaken(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

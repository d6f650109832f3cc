import { parseCardKey } from '#domain/news/card-key.ts';

/** The page with the form to be notified of a card's corrections, without language. */
export function followAddress(key: string): string {
  const { year, card } = parseCardKey(key) ?? {};
  return `/media?edition=${year}&card=${card}`;
}

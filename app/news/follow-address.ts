import { parseCardKey } from '#domain/news/card-key.ts';

/** Path of the form that subscribes to a card's corrections, without the language. */
export function followAddress(key: string): string {
  const { year, card } = parseCardKey(key) ?? {};
  return `/media?edition=${year}&card=${card}`;
}

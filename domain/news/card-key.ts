import * as z from 'zod/mini';

/** Names a card of an edition for good: '2024-3'. */
export const cardKey = (year: number, card: number): string => `${year}-${card}`;

const noSuchCard = 'Diese Karte gibt es nicht';

export const cardKeyInput = z.string(noSuchCard).check(z.regex(/^20\d\d-[1-9]\d?$/, noSuchCard));

/** Cards that one subscriber can follow. */
export const maxCards = 40;

/** Undefined if the key is malformed. */
export function parseCardKey(key: string): { year: string; card: string } | undefined {
  const [year, card, ...rest] = key.split('-');
  return year && card && rest.length === 0 ? { year, card } : undefined;
}

/** Path of the form that subscribes to a card's corrections, without the language. */
export function followAddress(key: string): string {
  const { year, card } = parseCardKey(key) ?? {};
  return `/media?edition=${year}&card=${card}`;
}

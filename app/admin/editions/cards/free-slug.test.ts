import { expect, test } from 'vitest';
import { freeSlug } from './free-slug.ts';

test('a new card never has the slug of another one, also after a card was removed', () => {
  const cards = [{ slug: 'karte-2' }, { slug: 'karte-3' }];
  expect(freeSlug('karte', cards, 3)).toBe('karte-4');
  expect(freeSlug('karte', cards, 1)).toBe('karte-1');
});

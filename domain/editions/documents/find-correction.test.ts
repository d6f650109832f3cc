import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import { changedCards } from './find-correction.server.ts';

const changed = (change: (document: typeof edition2024) => void) => {
  const document = structuredClone(edition2024);
  change(document);
  return changedCards(resolveEdition(edition2024), resolveEdition(document));
};

test('a changed figure counts for the cards that show it, a changed text for none', () => {
  expect(changed(() => {})).toEqual([]);
  expect(
    changed((document) => {
      document.facts.subtitle = 'Anders';
      const [card] = document.insightCards;
      if (card) card.description = 'Anders beschrieben';
    }),
  ).toEqual([]);
  expect(
    changed(({ figures }) => {
      const figure = figures.premiums?.health;
      if (figure) figure.value = 5.87;
    }),
  ).toEqual([1]);
});

test('a new card is not a correction of other cards', () => {
  expect(
    changed((document) => {
      const [card] = document.insightCards;
      if (card) document.insightCards.push({ ...card, id: 10, slug: 'neu' });
    }),
  ).toEqual([]);
});

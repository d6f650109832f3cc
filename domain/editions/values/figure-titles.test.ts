import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { compareContents } from './compare-contents.ts';
import { withValue } from './content-value.ts';
import { figureTitles } from './figure-titles.ts';

test('figures get unique titles from the cards that show them', () => {
  const titles = figureTitles(edition2024);
  expect(titles.get('offers.more')).toBe(
    'Berechnete Offerten und abgeschlossene Verträge › Berechnete Offerten › mehr, 2024',
  );
  expect(titles.get('premiums.health2023')).toBe('Prämienentwicklung › Krankenversicherung › 2023');
  expect(titles.get('study.pagesOrder')).toBe('Seiten › Bestellseite, 2024');
  expect(new Set(titles.values()).size).toBe(titles.size);
  expect(figureTitles({ figures: { a: { b: null } } }).size).toBe(0);
});

test('a comparison names figures and cards by their titles', () => {
  const changed = withValue(edition2024, 'figures.offers.more.value', 43);
  expect(compareContents(edition2024, changed)).toMatchObject([
    { path: 'figures.offers.more.value', titles: { 'figures.offers.more': expect.stringMatching(/ › mehr, 2024$/) } },
  ]);
  const withCards = (cards: number[]) => withValue(edition2024, 'navigatorSections.0.cards', cards);
  expect(compareContents(withCards([1]), withCards([1, 2]))).toMatchObject([
    { before: ['Prämienentwicklung'], after: ['Prämienentwicklung', 'Prozentuale Prämienerhöhung'] },
  ]);
  expect(compareContents(withCards([1]), withCards([2]))).toMatchObject([
    { before: 'Prämienentwicklung', after: 'Prozentuale Prämienerhöhung' },
  ]);
});

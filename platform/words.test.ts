import { expect, test } from 'vitest';
import { fill, words } from './words.ts';

const other = { title: 'autre', count: (count: number) => `${count}` };

test('each language has its words', () => {
  const ofPart = words(
    { title: 'Titel', count: (count: number) => `${count} Stück` },
    { fr: { title: 'Titre', count: (count) => `${count} pièces` }, it: other, en: other },
  );
  expect([ofPart('de').title, ofPart('fr').title, ofPart('fr').count(2)]).toEqual(['Titel', 'Titre', '2 pièces']);
});

test('a missing or surplus word does not compile', () => {
  // @ts-expect-error Italian lacks the title.
  words({ title: 'Titel' }, { fr: { title: 'Titre' }, it: {}, en: { title: 'Title' } });
  // @ts-expect-error French has an additional word.
  words({ title: 'Titel' }, { fr: { title: 'Titre', more: '' }, it: { title: 'Titolo' }, en: { title: 'Title' } });
  // @ts-expect-error English is missing.
  words({ title: 'Titel' }, { fr: { title: 'Titre' }, it: { title: 'Titolo' } });
});

test('placeholders are filled, and unknown ones stay', () => {
  expect(fill('{count} von {total} {unit}', { count: 1, total: "1'009" })).toBe("1 von 1'009 {unit}");
});

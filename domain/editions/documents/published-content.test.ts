import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { publishedEdition, publishedTexts } from './published-content.ts';

test('published content of another shape is a fault', () => {
  expect(publishedEdition('edition-2024', edition2024)).toBe(edition2024);
  expect(() => publishedEdition('edition-2024', { ...edition2024, facts: [] })).toThrow(/edition-2024/);
  expect(() => publishedTexts('home', { title: 'Muster' })).toThrow(/home/);
});

import { expect, test } from 'vitest';
import { versionInSentence, versionTitle } from './published-version.ts';

const version = { number: 2, liveAt: '2025-06-03T08:00:00Z', note: null };

test('a version starts with a capital letter; within a sentence only in German', () => {
  expect(versionTitle(version, 'fr')).toBe('Version 2 du 3 juin 2025');
  expect(versionInSentence(version, 'fr')).toBe('version 2 du 3 juin 2025');
  expect(versionInSentence(version, 'it')).toBe('versione 2 del 3 giugno 2025');
  expect(versionInSentence(version, 'de')).toBe('Fassung 2 vom 3. Juni 2025');
});

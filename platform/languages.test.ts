import { expect, test } from 'vitest';
import { languages, localPath, splitLocalPath } from './languages.ts';

test.each([
  ['de', '/partners', '/partners'],
  ['fr', '/', '/fr'],
  ['fr', '/?news=1', '/fr?news=1'],
  ['it', '/insights?edition=2024&card=3', '/it/insights?edition=2024&card=3'],
  ['en', '/#kontakt', '/en#kontakt'],
] as const)('in %s %s is at %s', (language, path, address) => {
  expect(localPath(language, path)).toBe(address);
  expect(splitLocalPath(address)).toEqual({ language, path });
});

test.each(['/de', '/de/partners', '/es/partners', '/french', '/FR', '/frx', '/feed.xml', '/fr.xml'])(
  '%s has no language prefix',
  (address) => expect(splitLocalPath(address)).toEqual({ language: 'de', path: address }),
);

test('a path keeps its language and rest', () => {
  for (const language of languages) {
    for (const path of ['/', '/order', '/fr/order', '/assets/insights/2024/a.svg']) {
      if (language === 'de' && path === '/fr/order') continue;
      expect(splitLocalPath(localPath(language, path))).toEqual({ language, path });
    }
  }
});

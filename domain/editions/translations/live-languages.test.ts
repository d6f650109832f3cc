import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { openLiveContent } from '../live-content/live-content.server.ts';
import { publishedLanguages } from '../live-content/published-languages.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({}, { seller: 'sample' });
});
afterAll(() => services.end());

test('the starter is live in French beside German, with figures as French writes them', async () => {
  const live = await openLiveContent(services.db);
  const french = live.current('fr');
  expect(publishedLanguages(french, '/insights')).toContain('fr');
  expect(publishedLanguages(french, '/impressum')).toContain('fr');
  expect(french.current.edition.insightCards[0]?.message).toBe(
    'Pour les assurances-maladie, la valeur monte à 5,61\u202f; pour les assurances de choses, elle recule à 4,69.',
  );
  expect(french.current.edition.insightCards[1]?.highlight).toEqual(['Assurance-maladie']);
  expect(french.current.insights.heading.title).toBe('Les résultats 2024 en neuf graphiques');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TranslationState } from '#domain/editions/translation-drafts/translation-answers.ts';
import { TranslationsToPublish } from './translations-to-publish.tsx';

const state: TranslationState = {
  document: 'partners',
  language: 'fr',
  revision: 3,
  liveAt: '2026-11-24T10:00:00Z',
  draftSavedAt: '2026-11-24T11:00:00Z',
  dueAt: null,
  missing: 0,
  older: 0,
  faulty: 0,
  isShown: true,
  isLost: true,
};
const shown = (changes: Partial<TranslationState>, chosen: string[] = []) =>
  renderToStaticMarkup(
    <TranslationsToPublish
      states={[{ ...state, ...changes }]}
      chosen={chosen}
      makesCurrent={false}
      onChoose={() => {}}
    />,
  );

test('a language is lost until its texts are translated, or until its complete translation is published too', () => {
  expect(shown({ missing: 2 })).toContain('takes the page out of French: 2 texts have to be translated first.');
  expect(shown({})).toContain('Unless French is published with it, this takes the page out of French.');
  expect(shown({}, ['fr'])).not.toContain('out of French');
  expect(shown({ isLost: false })).not.toContain('out of French');
});

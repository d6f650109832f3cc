import { expect, test } from 'vitest';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { correctionText } from './correction-text.server.tsx';

test.each([
  ['de', 'Ce qui a été corrigé (en allemand)'],
  [undefined, 'Ce qui a été corrigé'],
] as const)('a note in %s is introduced by «%s»', async (lang, introduction) => {
  const correction = {
    edition: 'Monitor',
    version: 'Version 2',
    note: { text: 'Ein Wert.', lang },
    cards: [],
    page: '',
  };
  const { text } = await correctionText(correction, { ...sampleSender, language: 'fr' });
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${introduction.replace(/[()]/g, '\\$&')} ?: Ein Wert`));
});

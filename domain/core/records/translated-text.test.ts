import { expect, test } from 'vitest';
import { inLanguage, translatedText } from './translated-text.ts';

const record = { title: 'Titel', text: null, translations: { fr: { title: 'Titre', text: 'Texte' } } };

test('a text is shown in the language if it is translated, else in German, marked as such', () => {
  expect(translatedText(record, 'title', 'fr')).toEqual({ text: 'Titre', lang: undefined });
  expect(translatedText(record, 'title', 'it')).toEqual({ text: 'Titel', lang: 'de' });
  expect(translatedText(record, 'title', 'de')).toEqual({ text: 'Titel', lang: undefined });
  expect(translatedText(record, 'text', 'fr')).toEqual({ text: 'Texte', lang: undefined });
  expect(translatedText({ ...record, translations: null }, 'title', 'fr')).toEqual({ text: 'Titel', lang: 'de' });
});

test('visitors get the texts of their language only', () => {
  const { translations, ...german } = record;
  expect(inLanguage(record, 'fr')).toEqual({ ...german, translations });
  expect(inLanguage(record, 'it')).toEqual(german);
  expect(inLanguage(record, 'de')).toEqual(german);
});

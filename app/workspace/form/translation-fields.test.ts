import { expect, test } from 'vitest';
import { collectTranslations, translationFields, translationValues } from './translation-fields.ts';

test('a form has a field for each text and language, and its body contains the filled ones', () => {
  const record = { translations: { fr: { title: 'Titre', tags: ['A', 'B'] } } };
  const values = { name: 'Muster', ...translationValues(record, 'title', 'tags') };
  expect(values).toEqual({
    name: 'Muster',
    'translations.fr.title': 'Titre',
    'translations.fr.tags': 'A, B',
    'translations.it.title': '',
    'translations.it.tags': '',
    'translations.en.title': '',
    'translations.en.tags': '',
  });
  const readText = (name: string, text: string) => (name === 'tags' ? text.split(', ') : text);
  expect(collectTranslations(values, record, readText)).toEqual({ name: 'Muster', ...record });
  expect(translationFields([{ name: 'title', label: 'Titel' }], 'de')[0]).toMatchObject({
    name: 'translations.fr.title',
    label: 'Titel (Französisch)',
    group: 'Texte auf Französisch',
  });
});

test('without texts the body has no translations, or removes the stored ones', () => {
  const values = translationValues(null, 'title');
  expect(collectTranslations(values, null)).toEqual({});
  expect(collectTranslations(values, { translations: { fr: { title: 'Titre' } } })).toEqual({ translations: null });
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RecordForm } from './record-form.ts';
import { withTranslationFields } from './translation-fields.ts';

const form: RecordForm<{ translations?: object }> = withTranslationFields(
  {
    addTitle: 'Add',
    editTitle: 'Edit',
    noun: 'record',
    schema: z.unknown(),
    valuesOf: () => ({ name: 'Muster' }),
    bodyOf: (values) => values,
    fields: [
      { name: 'title', label: 'Titel', required: true, rows: 2 },
      { name: 'tags', label: 'Stichworte' },
    ],
    translated: ['title', 'tags'],
    readTranslation: (name, text) => (name === 'tags' ? text.split(', ') : text),
  },
  'de',
);

test('a form has a field for each text and language, and its body contains the filled ones', () => {
  const record = { translations: { fr: { title: 'Titre', tags: ['A', 'B'] } } };
  const values = form.valuesOf(record);
  expect(values).toEqual({
    name: 'Muster',
    'translations.fr.title': 'Titre',
    'translations.fr.tags': 'A, B',
    'translations.it.title': '',
    'translations.it.tags': '',
    'translations.en.title': '',
    'translations.en.tags': '',
  });
  expect(form.bodyOf(values, record)).toEqual({ name: 'Muster', ...record });
  expect(form.fields[2]).toMatchObject({
    name: 'translations.fr.title',
    label: 'Titel (Französisch)',
    rows: 2,
    group: 'Texte auf Französisch',
  });
  expect(form.fields[2]).not.toHaveProperty('required');
});

test('without texts the body has no translations, or removes the stored ones', () => {
  const values = form.valuesOf(null);
  expect(form.bodyOf(values, null)).toEqual({ name: 'Muster' });
  expect(form.bodyOf(values, { translations: { fr: { title: 'Titre' } } })).toEqual({
    name: 'Muster',
    translations: null,
  });
});

import { expect, test } from 'vitest';
import { institution } from '#content/institution.ts';
import { builtInTexts } from '../live-content/built-in-content.server.ts';
import { checkDocument } from './check-document.ts';
import {
  type DocumentField,
  emptyValue,
  fieldsInSection,
  fieldsOf,
  fieldTitle,
  findField,
  schemaOf,
  sectionOf,
  sectionsOf,
} from './document-fields.ts';
import { pageTextNames } from './document-titles.ts';

const documents = ['edition-2024', ...pageTextNames];

/** A field with all fields below it. */
function withNested(field: DocumentField): DocumentField[] {
  const { definition, path, schema } = field;
  const nested = definition.type === 'array' ? fieldsOf(definition.element, `${path}.0`) : fieldsOf(schema, path);
  return [field, ...nested.flatMap(withNested)];
}

const allFields = (document: string) => {
  const schema = schemaOf(document);
  return schema ? fieldsOf(schema).flatMap(withNested) : [];
};

test.each(documents)('every field of %s has a label and a section', (document) => {
  const fields = allFields(document);
  expect(fields.length).toBeGreaterThan(4);
  const isNamed = ({ definition, meta }: DocumentField) => definition.type === 'object' || meta.label;
  expect(fields.filter((field) => !isNamed(field)).map(({ path }) => path)).toEqual([]);
  expect(fields.filter(({ path }) => !sectionOf(document, path)).map(({ path }) => path)).toEqual([]);
  for (const { id } of sectionsOf(document)) expect(fieldsInSection(document, id).length).toBeGreaterThan(0);
});

test('a part of an object is edited in the section that its schema names', () => {
  expect(sectionOf('edition-2024', 'orderTexts.topics.0.title')?.id).toBe('topics');
  expect(sectionOf('edition-2024', 'orderTexts.description')?.id).toBe('texts');
  expect(fieldsInSection('edition-2024', 'topics').map(({ path }) => path)).toEqual([
    'navigatorSections',
    'orderTexts.topics',
  ]);
});

test('fields are named by their labels, list items by their titles, figures by their keys', () => {
  const titles: Record<string, string> = {
    'insightCards.0': 'Prämien',
    'figures.premiums.health': 'Krankenkasse, 2024',
  };
  const named = (path: string) => fieldTitle('edition-2024', path, (item) => titles[item]);
  expect(named('facts.survey.from')).toBe('Facts › Survey from');
  expect(named('insightCards.0.chart.blocks.1.parts.0.figure')).toBe(
    'Card › Prämien › Chart › Values › 2 › Parts › 1 › Figure',
  );
  expect(named('figures.premiums.health.value')).toBe('Figures › Krankenkasse, 2024 (premiums.health) › Value');
  expect(named('figures.ai.wantInformation.base')).toBe('Figures › ai.wantInformation › Base (n)');
  expect(fieldTitle('frame', 'agency.href', () => undefined)).toBe('Agency: address');
});

test('a new list item lacks only its required texts', () => {
  const links = findField('frame', 'navigation');
  const element = links?.definition.type === 'array' ? links.definition.element : undefined;
  const item = element && emptyValue(element);
  expect(item).toEqual({ label: '', href: '', isInFooter: true });
  const frame = { ...builtInTexts.frame, navigation: [item] };
  expect(checkDocument('frame', frame).map(({ path }) => path)).toEqual(['navigation.0.label', 'navigation.0.href']);
  expect(checkDocument('institution', { ...institution, realNames: [''] })).toMatchObject([{ message: 'Enter text.' }]);
});

test('lists know their control, their fixed length and the items that a new one needs', () => {
  expect(findField('edition-2024', 'homeTexts.cards')).toMatchObject({ hasFixedLength: true, minLength: 3 });
  expect(findField('edition-2024', 'orderTexts.topics')).toMatchObject({ hasFixedLength: false, minLength: 0 });
  expect(findField('edition-2024', 'homeTexts.foundation.paragraphs')?.meta).toMatchObject({
    separator: 'paragraph',
    rows: 8,
  });
  expect(findField('legal', 'imprint.sections.0.parts.1.items')?.meta.separator).toBeUndefined();
  const card = findField('media', 'kit')?.definition;
  expect(card?.type === 'array' && emptyValue(card.element)).toEqual({
    title: '',
    description: '',
    files: [{ label: '', format: '', address: '' }],
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { currentSchemaVersion } from './document-shapes.ts';
import { lifted } from './lift-document.ts';

/** Every document as the version of the schema wrote it, by its name. Never changed: that is how they lie in databases. */
function stored(schemaVersion: number): [document: string, content: Record<string, unknown>][] {
  const file = path.join(import.meta.dirname, `../../../tests/content-fixtures/schema-${schemaVersion}.json`);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')));
}

const textsOf = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [value];

const formerVersions = Array.from({ length: currentSchemaVersion - 1 }, (_, index) => index + 1);

test.each(formerVersions)(
  'documents of schema version %i are of today’s shape when they are read, and keep what they say',
  (schemaVersion) => {
    const documents = stored(schemaVersion);
    expect(documents.length).toBeGreaterThan(0);
    for (const [document, content] of documents) {
      const read = lifted({ document, content, schemaVersion });
      expect(checkDocument(document, read).filter(({ level }) => level === 'error')).toEqual([]);
      for (const text of textsOf(content)) expect(textsOf(read)).toContain(text);
    }
  },
);

test('a draft that was half written stays what it was; a document of a later version is read by nobody', () => {
  const half = { document: 'edition-2029', content: { facts: { year: 2029 } } };
  expect(lifted({ ...half, schemaVersion: 1 })).toMatchObject(half.content);
  expect(lifted({ document: 'edition-2029', content: null, schemaVersion: 1 })).toBe(null);
  expect(() => lifted({ ...half, schemaVersion: currentSchemaVersion + 1 })).toThrow('schema version');
});

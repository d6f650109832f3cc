/**
 * The fields of a document by its schema: `findField` returns the field at a path, `fieldTitle` its name for the office.
 * A string without `control`, `inputType` and `options` is a text that visitors read.
 */
import type * as z from 'zod/mini';
import { type DocumentSection, fieldMeta } from '#content/field-meta.ts';
import { pageDocuments } from '#content/page-schemas.ts';
import { editionDocument } from '#content/schemas.ts';
import { definitionOf } from '../values/has-shape.ts';
import { yearOfDocument } from './document-shapes.ts';
import { isPageText } from './document-titles.ts';

type Schema = z.core.$ZodType;

/** The schema of a document; undefined if there is no such document. */
export function schemaOf(document: string): z.ZodMiniType | undefined {
  if (yearOfDocument(document)) return editionDocument;
  return isPageText(document) ? pageDocuments[document] : undefined;
}

export const isDocument = (document: string): boolean => schemaOf(document) !== undefined;

/** A schema without 'optional' and 'nullable'. */
function bare(schema: Schema): Schema {
  const definition = definitionOf(schema);
  return definition.type === 'optional' || definition.type === 'nullable' ? bare(definition.innerType) : schema;
}

export interface DocumentField {
  path: string;
  isOptional: boolean;
  /** Without 'optional' and 'nullable'. */
  definition: z.core.$ZodTypes['_zod']['def'];
  /** For a list: its minimum number of items. */
  minLength: number;
  hasFixedLength: boolean;
  schema: Schema;
  meta: NonNullable<ReturnType<typeof fieldMeta.get>>;
}

function itemLimits(schema: Schema): Pick<DocumentField, 'minLength' | 'hasFixedLength'> {
  const checks = (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def as z.core.$ZodChecks['_zod']['def']);
  const fixed = checks.find((check) => check.check === 'length_equals');
  const minimum = checks.find((check) => check.check === 'min_length');
  return { minLength: fixed?.length ?? minimum?.minimum ?? 0, hasFixedLength: fixed !== undefined };
}

function describe(schema: Schema, path: string): DocumentField {
  const inner = bare(schema);
  return {
    path,
    isOptional: definitionOf(schema).type === 'optional',
    definition: definitionOf(inner),
    ...itemLimits(inner),
    schema: inner,
    meta: { ...fieldMeta.get(inner), ...fieldMeta.get(schema) },
  };
}

/** The fields of an object, in the order of its schema. */
export function fieldsOf(schema: Schema, path = ''): DocumentField[] {
  const definition = definitionOf(bare(schema));
  if (definition.type !== 'object') return [];
  return Object.entries(definition.shape).map(([name, inner]) => describe(inner, path ? `${path}.${name}` : name));
}

function childOf(schema: Schema, name: string): Schema | undefined {
  const definition = definitionOf(bare(schema));
  switch (definition.type) {
    case 'object':
      return definition.shape[name];
    case 'array':
      return definition.element;
    case 'record':
      return definition.valueType;
    case 'union':
      return definition.options.map((option) => childOf(option, name)).find((found) => found !== undefined);
    default:
      return undefined;
  }
}

/** The fields on the way to a path, each within the one before; it ends early where there is no such field. */
function fieldsTo(document: string, path: string): DocumentField[] {
  const names = path.split('.');
  const found: DocumentField[] = [];
  let schema: Schema | undefined = schemaOf(document);
  for (const [index, name] of names.entries()) {
    schema = schema && childOf(schema, name);
    if (!schema) break;
    found.push(describe(schema, names.slice(0, index + 1).join('.')));
  }
  return found;
}

export function findField(document: string, path: string): DocumentField | undefined {
  const fields = fieldsTo(document, path);
  return fields.length === path.split('.').length ? fields.at(-1) : undefined;
}

/** The sections of a document, in the order of their first field. */
export function sectionsOf(document: string): DocumentSection[] {
  const found = new Set<DocumentSection>();
  const collect = (schema: Schema) => {
    for (const field of fieldsOf(schema)) {
      const hasSections = fieldsOf(field.schema).some(({ meta }) => meta.section);
      if (hasSections) collect(field.schema);
      if (field.meta.section) found.add(field.meta.section);
    }
  };
  const schema = schemaOf(document);
  if (schema) collect(schema);
  return [...found];
}

/** The fields that are edited in a section; a part of an object may be in another one. */
export function fieldsInSection(document: string, id: string): DocumentField[] {
  const schema = schemaOf(document);
  const isIn = ({ meta }: DocumentField) => meta.section?.id === id;
  return schema
    ? fieldsOf(schema).flatMap((field) =>
        isIn(field) ? [field] : fieldsOf(field.schema, field.path).filter((nested) => isIn(nested)),
      )
    : [];
}

export const sectionOf = (document: string, path: string): DocumentSection | undefined =>
  fieldsTo(document, path).findLast(({ meta }) => meta.section)?.meta.section;

const withKey = (title: string | undefined, key: string) => (title ? `${title} (${key})` : key);

/**
 * The name of a field: 'Card › Prämienentwicklung › Message'. Items of a list have their own titles, figures those of the card
 * that shows them, with their key: 'Figures › Offerten › mehr, 2029 (offers.more) › Value'.
 * @param titleAt the title of the item at a path
 */
export function fieldTitle(document: string, path: string, titleAt: (path: string) => string | undefined): string {
  const names = path.split('.');
  const figureKey = names[0] === 'figures' && names[2] ? names.slice(1, 3).join('.') : undefined;
  const fields = fieldsTo(document, path);
  const titles = names.map((name, index) => {
    const itemPath = names.slice(0, index + 1).join('.');
    if (figureKey && index === 1) return undefined;
    if (figureKey && index === 2) return withKey(titleAt(itemPath), figureKey);
    if (/^\d+$/.test(name)) return titleAt(itemPath) ?? String(Number(name) + 1);
    const field = fields[index];
    return field ? field.meta.label : name;
  });
  return titles.filter((title) => title !== undefined).join(' › ');
}

/** A new item of a list: texts are empty, numbers are missing. */
export function emptyValue(schema: Schema): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object': {
      const required = fieldsOf(schema).filter(({ isOptional }) => !isOptional);
      return Object.fromEntries(required.map((field) => [field.path, emptyValue(field.schema)]));
    }
    case 'array': {
      const { minLength } = itemLimits(schema);
      return Array.from({ length: minLength }, () => emptyValue(definition.element));
    }
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'string':
      return '';
    default:
      return null;
  }
}

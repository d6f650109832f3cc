import type * as z from 'zod/mini';
import { entryKey, withListKeys } from '#content/list-keys.ts';
import { schemaOf } from '../documents/document-fields.ts';
import { type Branch, isBranch } from '../values/content-value.ts';
import { definitionOf } from '../values/has-shape.ts';
import { furtherFigureLabels } from './navigator-labels.ts';

/** The content of a place: a text, or the texts of a plain list (paragraphs, notes), which are translated together. */
export type PlaceText = string | string[];

/** The texts of a place as a list. */
export const linesOf = (text: PlaceText): string[] => (typeof text === 'string' ? [text] : text);

/** A text of a document that is translated. */
export interface TextPlace {
  /** Stays when lists are reordered: 'insightCards.demografie.message'. */
  id: string;
  /** Current path: 'insightCards.8.message'. */
  path: string;
  original: PlaceText;
  /** Maximum number of characters of each text. */
  maxLength: number;
}

type Schema = z.core.$ZodType;
type Definition = ReturnType<typeof definitionOf>;

/**
 * Names, addresses and figures are the same in every language; the study navigator, the demonstration and the terms of the
 * partner area are shown in German, except labels of figures that are also shown elsewhere. `highlight` repeats labels, and
 * follows their translation.
 */
const sameInEveryLanguage =
  /^(figures|citation|navigatorSections\.\d+\.(label|paragraphs|notes)|demo|areaTerms|address|seller|senderName|realNames|pressContact\.name|insightCards\.\d+\.highlight|testimonials\.\d+\.author)(\.|$)/;

const reference = /\{\{[\w.]+\}\}/g;

/** Whether a text contains words: neither figures alone nor a reference alone are translated. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(reference, ''));

/** Maximum length of a field's text; undefined for fields without words (an address, a date, a choice). */
function maxLengthOf(definition: Definition): number | undefined {
  if (definition.type !== 'string' || 'format' in definition) return undefined;
  const checks = (definition.checks ?? []).map((check) => check._zod.def as { check: string; maximum?: number });
  if (checks.some(({ check }) => check === 'string_format')) return undefined;
  const maxima = checks.flatMap(({ maximum }) => maximum ?? []);
  return maxima.length > 0 ? Math.min(...maxima) : undefined;
}

/** The schema of a chart by its kind. */
function optionFor(options: readonly Schema[], value: Branch): Schema | undefined {
  return options.find((option) => {
    const definition = definitionOf(option);
    const schema = definition.type === 'object' ? definition.shape.kind : undefined;
    const kind = schema && definitionOf(schema);
    return kind?.type === 'literal' && kind.values.some((known) => known === value.kind);
  });
}

interface Visited {
  list: string;
  id: string;
  path: string;
  excluded: RegExp;
}

const inside = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function visit(schema: Schema | undefined, value: unknown, { list, id, path, excluded }: Visited): TextPlace[] {
  if (excluded.test(path) || schema === undefined) return [];
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
      return visit(definition.innerType, value, { list, id, path, excluded });
    case 'string': {
      const maxLength = maxLengthOf(definition);
      const isPlace = maxLength !== undefined && typeof value === 'string' && hasWords(value);
      return isPlace ? [{ id, path, original: value, maxLength }] : [];
    }
    case 'array': {
      if (!Array.isArray(value)) return [];
      const maxLength = maxLengthOf(definitionOf(definition.element));
      if (maxLength !== undefined) {
        const isPlace = value.some((text) => typeof text === 'string' && hasWords(text));
        return isPlace ? [{ id, path, original: value as string[], maxLength }] : [];
      }
      return value.flatMap((entry, index) => {
        const key = isBranch(entry) ? entryKey(list, entry) : undefined;
        const itemPlace = { list: '', id: inside(id, key ?? ''), path: `${path}.${index}`, excluded };
        return key === undefined ? [] : visit(definition.element, entry, itemPlace);
      });
    }
    case 'union':
      return isBranch(value) ? visit(optionFor(definition.options, value), value, { list, id, path, excluded }) : [];
    case 'object':
      if (!isBranch(value)) return [];
      return Object.entries(definition.shape).flatMap(([name, inner]) =>
        visit(inner, value[name], { list: name, id: inside(id, name), path: inside(path, name), excluded }),
      );
    default:
      return [];
  }
}

/**
 * The texts of a document in the order of its fields; an unfinished document lacks some.
 * @param excluded paths of omitted fields
 */
export function allTextPlaces(document: string, content: unknown, excluded: RegExp): TextPlace[] {
  const shape = schemaOf(document);
  return shape ? visit(shape, withListKeys(content), { list: '', id: '', path: '', excluded }) : [];
}

/** The texts of a document that are translated. */
export function textPlaces(document: string, content: unknown): TextPlace[] {
  const labels = furtherFigureLabels(content);
  return allTextPlaces(document, content, sameInEveryLanguage).filter(
    ({ path }) => !path.startsWith('navigatorSections.') || labels.has(path),
  );
}

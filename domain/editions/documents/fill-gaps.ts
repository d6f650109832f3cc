/** Unfinished drafts for the preview: what is missing is shown as a gap. */
import type * as z from 'zod/mini';
import type { Figure } from '#content/figure-schemas.ts';
import { findFigure, references } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { gap } from '#platform/numbers.ts';
import { changedFigures } from '../values/changed-figures.ts';
import { valueAt, withValue } from '../values/content-value.ts';
import { outsideRange } from '../values/figure-range.ts';
import { isOpenEdition, type OpenEdition, type OpenFigure } from '../values/open-edition.ts';
import { openPlaces, withoutOpenPlaces } from '../values/open-places.ts';
import { checkDocument } from './check-document.ts';
import { type DocumentField, emptyValue, findField, schemaOf } from './document-fields.ts';
import { yearOfDocument } from './document-shapes.ts';

const missingKey = 'missing.figure';
/** Placeholder for a missing number until the document is shown, because schemas reject NaN. */
const missingNumber = 1;

/** Numbers that a page can't be drawn without. */
function neededNumber(path: string, year: number): number | undefined {
  if (path.endsWith('.axis.min')) return 0;
  if (path.endsWith('.axis.max')) return 100;
  return /(year|\.years\.\d+)$/i.test(path) ? year : undefined;
}

/** Fills one required field; undefined if its kind has no gap. */
function fillingOf(
  { definition, meta, schema, minLength, path }: DocumentField,
  year: number,
  value: unknown,
): unknown {
  switch (definition.type) {
    case 'string':
      if (meta.inputType === 'date') return `${year}-01-01`;
      if (meta.control === 'figure') return missingKey;
      return meta.inputType || meta.control ? undefined : gap;
    case 'number':
      return neededNumber(path, year) ?? missingNumber;
    case 'array': {
      const items = Array.isArray(value) ? value : [];
      const empty = emptyValue(definition.element);
      return [...items, ...Array.from({ length: minLength - items.length }, () => empty)];
    }
    default:
      return emptyValue(schema);
  }
}

/** Whether a page can show a field despite an issue: a value that is too long or in a wrong format, but not missing. */
const canBeShown = ({ code }: z.core.$ZodIssue, field: DocumentField | undefined): boolean =>
  code === 'too_big' ||
  code === 'unrecognized_keys' ||
  (code === 'invalid_format' && field?.meta.inputType !== 'date' && field?.meta.control !== 'figure');

/** Fills required fields that are empty, nested ones in the next round. Undefined if some can't be filled. */
function withFilledFields(document: string, content: unknown): { content: unknown; numbers: string[] } | undefined {
  const year = yearOfDocument(document) ?? new Date().getFullYear();
  const numbers: string[] = [];
  let filled = content;
  for (let round = 0; round < 5; round++) {
    const missing = (schemaOf(document)?.safeParse(filled).error?.issues ?? []).flatMap((issue) => {
      const path = issue.path.join('.');
      const field = findField(document, path);
      return canBeShown(issue, field) ? [] : [{ path, field }];
    });
    if (missing.length === 0) return { content: filled, numbers };
    for (const { path, field } of missing) {
      const filling = field && fillingOf(field, year, valueAt(filled, path));
      if (filling === undefined) return undefined;
      if (filling === missingNumber) numbers.push(path);
      filled = withValue(filled, path, filling);
    }
  }
  return undefined;
}

const missingFigure = (year: number): Figure => ({ value: Number.NaN, unit: 'score', decimals: 0, year, source: gap });

/** Turns figures without a usable value into gaps: charts omit them, texts mark them. */
function withGapsInFigures(edition: OpenEdition): EditionDocument {
  const figures = changedFigures<OpenFigure, Figure>(edition.figures, (figure, name) => {
    const read = { ...figure, value: typeof figure.value === 'number' ? figure.value : Number.NaN };
    return [[name, outsideRange(read) ? { ...read, value: Number.NaN } : read]];
  });
  const hasValue = (key: string) => Number.isFinite(findFigure({ figures }, key)?.value);
  const insightCards = edition.insightCards.map((card) => {
    const open = openPlaces(card.chart, hasValue);
    if (open.length === 0) return card;
    const chart = withoutOpenPlaces(card.chart, hasValue);
    const isEmpty = references(chart).length === 0 && !('years' in chart);
    return {
      ...card,
      chart: isEmpty ? { kind: 'shares' as const, blocks: [] } : chart,
      notes: [...card.notes, `Werte fehlen noch: ${open.join(', ')}`],
    };
  });
  const sample = withoutOpenPlaces(edition.sample, hasValue);
  const navigatorSections = edition.navigatorSections.map((section) => ({
    ...section,
    blocks: withoutOpenPlaces(section.blocks, hasValue),
    cards: section.cards.filter((id) => insightCards.some((card) => card.id === id)),
  }));
  const statistics = edition.statistics.filter(({ figure }) => hasValue(figure));
  const shown = { ...edition, insightCards, sample, navigatorSections, statistics };
  const missing = { figure: missingFigure(edition.facts.year) };
  return { ...withKnownReferences({ ...shown, figures }), figures: { ...figures, missing } };
}

/** References to figures that don't exist, as gaps. */
function withKnownReferences(edition: EditionDocument): EditionDocument {
  const { figures, ...texts } = edition;
  let known: unknown = texts;
  for (const { path, key, isKey } of references(texts)) {
    if (findFigure({ figures }, key)) continue;
    if (isKey) known = withValue(known, path, missingKey);
    else if (!/^(facts|prices)\./.test(key))
      known = withValue(known, path, String(valueAt(known, path)).replaceAll(`{{${key}}}`, gap));
  }
  return { ...(known as typeof texts), figures };
}

/** The document that the preview of a draft shows; undefined if it can't be shown even with gaps. */
export function withGapsFilled(document: string, content: unknown): unknown {
  if (checkDocument(document, content).every(({ level }) => level !== 'error')) return content;
  const filled = withFilledFields(document, content);
  if (!filled) return undefined;
  let shown = filled.content;
  for (const path of filled.numbers) shown = withValue(shown, path, Number.NaN);
  return isOpenEdition(shown) ? withGapsInFigures(shown) : shown;
}

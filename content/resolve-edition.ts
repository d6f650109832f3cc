import { formatNumber } from '#platform/numbers.ts';
import { figureText } from './figure-text.ts';
import type { Edition, EditionDocument, Figure } from './schemas.ts';

const reference = /\{\{([\w.]+)\}\}/g;
/** Fields that hold a figure's key, or a list of them. */
const figureFields = new Set(['figure', 'previous', 'values', 'respondents', 'archive', 'order', 'widget']);

/** The figure of a key like 'premiums.health'. */
export function findFigure({ figures }: Pick<EditionDocument, 'figures'>, key: string): Figure | undefined {
  const [group = '', name = ''] = key.split('.');
  return figures[group]?.[name];
}

/** A figure by its key, as the study writes it. */
function figureByKey(document: EditionDocument, key: string): string | undefined {
  const figure = findFigure(document, key);
  return figure && figureText(figure);
}

const numerals = [
  '',
  'einem',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** What texts can refer to as if it stood among the facts. */
export const derivedFacts: Readonly<Record<string, (document: EditionDocument) => string>> = {
  'facts.chartsText': ({ insightCards }) => numerals[insightCards.length] || String(insightCards.length),
};

/** What a reference in a text stands for: a figure as the study writes it, a fact or a price. Undefined: there is no such thing. */
function referred(document: EditionDocument, key: string): string | undefined {
  const derived = Object.hasOwn(derivedFacts, key) ? derivedFacts[key] : undefined;
  if (derived) return derived(document);
  const [group = '', ...names] = key.split('.');
  if (group !== 'facts' && group !== 'prices') return figureByKey(document, key);
  let found: unknown = document[group];
  for (const name of names) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found === 'number') return group === 'prices' ? formatNumber(found) : String(found);
  if (typeof found !== 'string') return undefined;
  return figureFields.has(names.at(-1) ?? '') ? figureByKey(document, found) : resolveText(document, found);
}

/** A text with its references written out; those that lead nowhere stay as they are. */
function resolveText(document: EditionDocument, text: string): string {
  return text.replace(reference, (whole, key: string) => referred(document, key) ?? whole);
}

export interface Reference {
  /** With dots: 'insightCards.0.message'. */
  path: string;
  key: string;
  /** Whether it is all that the field says: the key of a figure. */
  isKey: boolean;
}

/** Everything in a value that is written like a reference or a figure's key, with its path. */
export function references(value: unknown, path = '', field = ''): Reference[] {
  if (typeof value === 'string') {
    if (figureFields.has(field)) return [{ path, key: value, isKey: true }];
    return [...value.matchAll(reference)].map(([, key = '']) => ({ path, key, isKey: false }));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    references(inner, path ? `${path}.${name}` : name, Array.isArray(value) ? field : name),
  );
}

/** What of a text looks like a reference and is none, because it isn't finished: '{{Kranken'. */
export const unfinishedReference = (text: string): string | undefined =>
  /\{\{.{0,30}|.{0,30}\}\}/s.exec(text.replaceAll(reference, ''))?.[0];

/** The references in a value that lead nowhere. */
export const lostReferences = (document: EditionDocument, value: unknown): Reference[] =>
  references(value).filter(({ key, isKey }) =>
    isKey ? !findFigure(document, key) : referred(document, key) === undefined,
  );

function resolved(document: EditionDocument, value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    return figureFields.has(field) ? findFigure(document, value) : resolveText(document, value);
  }
  if (Array.isArray(value)) return value.map((inner) => resolved(document, inner, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(document, inner, name)]));
}

/** Texts of a page with their references to the edition's figures and facts written out. */
export const resolveTexts = <Texts>(document: EditionDocument, texts: Texts): Texts =>
  resolved(document, texts, '') as Texts;

/** An edition as pages show it. A document with lost references isn't one that can be shown. */
export function resolveEdition(document: EditionDocument): Edition {
  const { figures: _, insightCards, ...rest } = document;
  const base = findFigure(document, document.facts.respondents)?.value ?? 1;
  const cards = insightCards.map((card) => ({
    ...card,
    base: card.base ?? base,
    source: card.source ?? '{{facts.sourceLine}}',
  }));
  return resolved(document, { ...rest, insightCards: cards }, '') as Edition;
}

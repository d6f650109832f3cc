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

/** What a reference in a text stands for: a figure as the study writes it, or a fact. Undefined: there is no such thing. */
function referred(document: EditionDocument, key: string): string | undefined {
  if (!key.startsWith('facts.')) {
    const figure = findFigure(document, key);
    return figure && figureText(figure);
  }
  let fact: unknown = document.facts;
  for (const name of key.split('.').slice(1)) fact = (fact as Record<string, unknown> | undefined)?.[name];
  if (typeof fact === 'number') return String(fact);
  return typeof fact === 'string' ? resolveText(document, fact) : undefined;
}

/** A text with its references written out; those that lead nowhere stay as they are. */
function resolveText(document: EditionDocument, text: string): string {
  return text.replace(reference, (whole, key: string) => referred(document, key) ?? whole);
}

/** Everything in a value that is written like a reference or a figure's key and leads nowhere, with its path. */
export function lostReferences(document: EditionDocument, value: unknown, path = '', field = ''): LostReference[] {
  if (typeof value === 'string') {
    if (figureFields.has(field)) return findFigure(document, value) ? [] : [{ path, key: value }];
    const keys = [...value.matchAll(reference)].map(([, key = '']) => key);
    return keys.filter((key) => referred(document, key) === undefined).map((key) => ({ path, key }));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    lostReferences(document, inner, path ? `${path}.${name}` : name, Array.isArray(value) ? field : name),
  );
}

export interface LostReference {
  /** With dots: 'insightCards.0.message'. */
  path: string;
  key: string;
}

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

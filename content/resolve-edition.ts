import { type Language, originalLanguage } from '#platform/languages.ts';
import { formatNumber, gap } from '#platform/numbers.ts';
import { confidenceInterval, type Interval } from './figure-interval.ts';
import type { Figure } from './figure-schemas.ts';
import { figureText } from './figure-text.ts';
import { publishedFigure } from './published-figure.ts';
import type { Edition, EditionDocument } from './schemas.ts';

const reference = /\{\{([\w.]+)\}\}/g;
/** Fields that hold a figure's key, or a list of them. */
const figureFields = new Set(['figure', 'previous', 'values', 'respondents', 'archive', 'order', 'widget']);

/** What has figures by their groups and names. */
export interface FiguresByKey<Known> {
  figures: Record<string, Record<string, Known>>;
}

/** The figure of a key like 'premiums.health'. */
export function findFigure<Known>({ figures }: FiguresByKey<Known>, key: string): Known | undefined {
  const [group = '', name = ''] = key.split('.');
  return figures[group]?.[name];
}

/** A document and the language in which it is shown. */
interface Shown {
  document: EditionDocument;
  language: Language;
}

/** The formatted figure of a key. */
function figureByKey({ document, language }: Shown, key: string): string | undefined {
  const figure = findFigure(document, key);
  return figure && figureText(publishedFigure(figure), language);
}

/** Numerals from one to twelve; the German ones as they follow 'in'. */
const numerals: Readonly<Record<Language, string>> = {
  de: 'einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  it: 'un due tre quattro cinque sei sette otto nove dieci undici dodici',
  en: 'one two three four five six seven eight nine ten eleven twelve',
};

/** Derived values that texts refer to like facts. */
export const derivedFacts: Readonly<Record<string, (shown: Shown) => string>> = {
  'facts.chartsText': ({ document: { insightCards }, language }) =>
    numerals[language].split(' ')[insightCards.length - 1] ?? String(insightCards.length),
};

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** The value of a reference: a formatted figure, a fact or a price; undefined if there is none. */
function referred(shown: Shown, key: string): string | undefined {
  const { document, language } = shown;
  const derived = Object.hasOwn(derivedFacts, key) ? derivedFacts[key] : undefined;
  if (derived) return derived(shown);
  const [group = '', ...names] = key.split('.');
  if (group !== 'facts' && group !== 'prices') return figureByKey(shown, key);
  let found: unknown = document[group];
  for (const name of names) found = isObject(found) ? found[name] : undefined;
  if (typeof found === 'number') return group === 'prices' ? formatNumber(found, language) : String(found);
  if (typeof found !== 'string') return undefined;
  return figureFields.has(names.at(-1) ?? '') ? figureByKey(shown, found) : resolveText(shown, found);
}

/** A text with its references resolved; unknown ones are kept as they are. */
function resolveText(shown: Shown, text: string): string {
  return text.replace(reference, (whole, key: string) => referred(shown, key) ?? whole);
}

export interface Reference {
  /** A path such as 'insightCards.0.message'. */
  path: string;
  key: string;
  /** Whether the field is the key of a figure, not a text. */
  isKey: boolean;
}

/** All references and figure keys in a value, with their paths. */
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

/** An unfinished reference in a text: '{{Kranken'. */
export function unfinishedReference(text: string): string | undefined {
  const rest = text.replaceAll(reference, '');
  // Most texts have none, and the search tries thirty characters at each position.
  if (!rest.includes('{{') && !rest.includes('}}')) return undefined;
  return /\{\{.{0,30}|.{0,30}\}\}/s.exec(rest)?.[0];
}

/** The unknown references in a value. */
export const lostReferences = (document: EditionDocument, value: unknown): Reference[] =>
  references(value).filter(({ key, isKey }) =>
    isKey ? !findFigure(document, key) : referred({ document, language: originalLanguage }, key) === undefined,
  );

/** The interval of a figure of the edition's own survey, if its sample is random. */
function intervalIn(document: EditionDocument, figure: Figure): Interval | undefined {
  const { disclosure, facts } = document;
  if (!disclosure?.isRandomSample || figure.year !== facts.year) return undefined;
  return confidenceInterval(figure, findFigure(document, facts.respondents)?.value ?? 0);
}

/** A value with each text replaced, without the keys of list items, which pages don't need. */
function mapped(value: unknown, replace: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return replace(value, field);
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, replace, field));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'key');
  return Object.fromEntries(fields.map(([name, inner]) => [name, mapped(inner, replace, name)]));
}

/** The figure of a key as it is published, with its interval. */
function figureWithInterval(document: EditionDocument, key: string) {
  const written = findFigure(document, key);
  if (!written) return undefined;
  const figure = publishedFigure(written);
  const interval = intervalIn(document, figure);
  return { ...figure, key, ...(interval && { interval }) };
}

/** Texts of a page with their references resolved; they hold no keys of figures. */
export const resolveTexts = <Texts>(
  document: EditionDocument,
  texts: Texts,
  language: Language = originalLanguage,
): Texts => mapped(texts, (text) => resolveText({ document, language }, text)) as Texts;

/** A resolved text with gaps in place of missing values. */
export const withGaps = (text: string): string => text.replaceAll(reference, gap);

/** An edition as pages show it. @throws if a figure is unknown */
export function resolveEdition(document: EditionDocument, language: Language = originalLanguage): Edition {
  const { figures: _, insightCards, ...rest } = document;
  const base = findFigure(document, document.facts.respondents)?.value ?? 1;
  const cards = insightCards.map((card) => ({
    ...card,
    base: card.base ?? base,
    source: card.source ?? '{{facts.sourceLine}}',
  }));
  return mapped({ ...rest, insightCards: cards }, (text, field) =>
    figureFields.has(field) ? figureWithInterval(document, text) : resolveText({ document, language }, text),
  ) as Edition;
}

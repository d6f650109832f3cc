import { isBranch, listIn, valueAt, withValue } from './content-value.ts';
import { titleOf } from './entry-title.ts';
import { figureTitles } from './figure-titles.ts';

/** A field that differs between two contents; undefined if it exists in only one of them. */
export interface Difference {
  path: string;
  before?: unknown;
  after?: unknown;
  /** Titles of the list entries that contain it, by path. */
  titles: Record<string, string>;
}

type Pair = [before: number | undefined, after: number | undefined];

/**
 * Keys that identify a list entry regardless of its position: the first one that all entries have, with unique values.
 */
const keys = ['key', 'slug', 'id', 'year', 'picture', 'label', 'title', 'name', 'heading', 'author', 'familyName'];

const isKeyOf = (key: string, list: readonly unknown[]) =>
  list.every((entry) => ['string', 'number'].includes(typeof valueAt(entry, key))) &&
  new Set(list.map((entry) => valueAt(entry, key))).size === list.length;

/** Matches the entries of two lists. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const key = keys.find((name) => isKeyOf(name, before) && isKeyOf(name, after));
  if (!key) {
    const indexIn = (list: readonly unknown[], index: number) => (index < list.length ? index : undefined);
    const { length } = before.length > after.length ? before : after;
    return Array.from({ length }, (_, index) => [indexIn(before, index), indexIn(after, index)]);
  }
  const indexes = new Map(before.map((entry, index) => [valueAt(entry, key), index]));
  const pairs = after.map((entry, index): Pair => [indexes.get(valueAt(entry, key)), index]);
  const gone = before.flatMap((_, index) => (pairs.some(([paired]) => paired === index) ? [] : [index]));
  const added = pairs.filter(([index]) => index === undefined);
  if (gone.length !== added.length) return [...pairs, ...gone.map((index): Pair => [index, undefined])];
  // Equal numbers: taken for renamed entries.
  for (const [index, pair] of added.entries()) pair[0] = gone[index];
  return pairs;
}

/** Whether an entry's number is only its position in the list. */
const isNumbered = (entry: unknown, index: number | undefined) => isBranch(entry) && entry.id === Number(index) + 1;

const withoutNumber = (entry: unknown): unknown => withValue(entry, 'id', undefined);

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  titles: Difference['titles'],
) {
  const isOfTexts = [...before, ...after].every((entry) => !isBranch(entry));
  if (isOfTexts && before.length !== after.length) return [{ path, before, after, titles }];
  const pairs = pairsOf(before, after);
  const kept = pairs.flatMap(([one, other]) => (one === undefined || other === undefined ? [] : [one]));
  const called = (index: number) => titleOf(before[index]) ?? String(index + 1);
  const inOrder = kept.toSorted((a, b) => a - b);
  const isReordered = kept.some((index, position) => index !== inOrder[position]);
  return [
    ...(isReordered ? [{ path, before: inOrder.map(called), after: kept.map(called), titles }] : []),
    ...pairs.flatMap((pair): Difference[] => {
      const [one, other] = pair.map((index, side) =>
        index === undefined ? undefined : [before, after][side]?.[index],
      );
      const entryPath = `${path}.${pair[1] ?? pair[0]}`;
      const title = titleOf(other) ?? titleOf(one);
      const known = title === undefined ? titles : { ...titles, [entryPath]: title };
      return isNumbered(one, pair[0]) && isNumbered(other, pair[1])
        ? compare(withoutNumber(one), withoutNumber(other), entryPath, known)
        : compare(one, other, entryPath, known);
    }),
  ];
}

function compare(before: unknown, after: unknown, path: string, titles: Difference['titles']): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, titles);
  if (!isBranch(before) || !isBranch(after)) return before === after ? [] : [{ path, before, after, titles }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // The key of an entry means nothing to readers; among the figures it names a group.
  if (!isBranch(before.key) && !isBranch(after.key)) names.delete('key');
  return [...names].flatMap((name) => compare(before[name], after[name], path ? `${path}.${name}` : name, titles));
}

/** Uses the figures' titles in the cards that show them. */
function withFigureTitles(differences: Difference[], before: unknown, after: unknown): Difference[] {
  if (!differences.some(({ path }) => path.startsWith('figures.'))) return differences;
  const known = new Map([...figureTitles(before), ...figureTitles(after)]);
  return differences.map((difference) => {
    const [part, group, name] = difference.path.split('.');
    const title = part === 'figures' ? known.get(`${group}.${name}`) : undefined;
    if (title === undefined) return difference;
    return { ...difference, titles: { ...difference.titles, [`figures.${group}.${name}`]: title } };
  });
}

/** Topics refer to cards by number: compares the cards' titles instead, so that a renumbered card is no difference. */
function withCardTitles(differences: Difference[], before: unknown, after: unknown): Difference[] {
  const inWords = (content: unknown, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => inWords(content, item));
    const cards = listIn(valueAt(content, 'insightCards'));
    return titleOf(cards.find((card) => valueAt(card, 'id') === value)) ?? value;
  };
  const shown = differences.flatMap((difference) => {
    if (!/^navigatorSections\.\d+\.cards(\.\d+)?$/.test(difference.path)) return [difference];
    const [one, other] = [inWords(before, difference.before), inWords(after, difference.after)];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ ...difference, before: one, after: other }];
  });
  // Two cards with the same title: the difference is kept.
  return shown.length > 0 ? shown : differences;
}

/** The differences between two contents, field by field. An entry moved within its list is still the same entry. */
export function compareContents(before: unknown, after: unknown): Difference[] {
  const differences = compare(before, after, '', {});
  return withCardTitles(withFigureTitles(differences, before, after), before, after);
}

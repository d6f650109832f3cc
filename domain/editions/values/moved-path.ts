import { entryKey } from '#content/list-keys.ts';
import { compareContents } from './compare-contents.ts';
import { isBranch, valueAt } from './content-value.ts';

/** Compares all of two items but a card's number and slug. */
const isAlike = (one: unknown, other: unknown) =>
  compareContents({ ...Object(one), id: 0, slug: '' }, { ...Object(other), id: 0, slug: '' }).length === 0;

/** The index of an item in a later list; -1 if it is gone, or was changed beyond recognition. */
function indexOf(list: string, items: readonly unknown[], index: number, after: readonly unknown[]): number {
  const item = items[index];
  if (!isBranch(item)) return index;
  const keyOf = (entry: unknown) => (isBranch(entry) ? entryKey(list, entry) : undefined);
  const key = keyOf(item);
  const sameKey = after.findIndex((other) => key !== undefined && keyOf(other) === key);
  if (sameKey >= 0) return sameKey;
  const alike = [...after.keys()].filter((candidate) => isAlike(after[candidate], item));
  return alike.length === 1 ? Number(alike[0]) : -1;
}

/**
 * The path of a field in a later content, in which items of lists may have been moved or renamed; undefined if it is gone.
 * @param list the name of `before`, if it is a list
 */
export function movedPath<Path extends string>(
  path: Path,
  before: unknown,
  after: unknown,
  list?: string,
): Path | undefined;
export function movedPath(path: string, before: unknown, after: unknown, list = ''): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const isList = Array.isArray(before) && Array.isArray(after);
  const moved = isList ? String(indexOf(list, before, Number(name), after)) : name;
  const inner = valueAt(after, moved);
  if (inner === undefined || rest.length === 0) return inner === undefined ? undefined : moved;
  const further = movedPath(rest.join('.'), valueAt(before, name), inner, name);
  return further && `${moved}.${further}`;
}

/** Immutable access to fields of a document's content by path: 'insightCards.0.message'. */

export type Branch = Record<string, unknown>;

/** Whether a value has values in it: a list or an object. */
export const isBranch = (value: unknown): value is Branch => value !== null && typeof value === 'object';

/** The fields of an object, or the items of a list; none of any other value. */
export const fieldsIn = (value: unknown): [name: string, inner: unknown][] =>
  isBranch(value) ? Object.entries(value) : [];

/** A list, or an empty one in place of another value. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value as the text of a field. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The value of a field; the path '' is the content itself. */
export function valueAt(content: unknown, path: string): unknown {
  let value = content;
  if (path === '') return value;
  for (const name of path.split('.')) {
    if (!isBranch(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Sets a field; undefined removes it. Missing parents are created. */
export function withValue(content: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const before = isBranch(content) ? content : {};
  const inner = rest.length > 0 ? withValue(before[name], rest.join('.'), value) : value;
  if (Array.isArray(before)) return before.map((item, index) => (String(index) === name ? inner : item));
  if (inner !== undefined) return { ...before, [name]: inner };
  const { [name]: _, ...others } = before;
  return others;
}

/** A list or an object with each of its values changed; any other value as it is. */
export function withInner(value: unknown, change: (inner: unknown, name?: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => change(inner));
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
}

/** Moves an item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

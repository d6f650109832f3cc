/** Immutable access to fields of a document's content by path: 'insightCards.0.message'. */

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => value !== null && typeof value === 'object';

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

/** Moves an item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

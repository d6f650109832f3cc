/** A field in which two contents differ; undefined: it stands in one of them only. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

const isBranch = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** What changed from one content to the other: texts and values side by side, by their fields. */
export function compareContents(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isBranch(before) || !isBranch(after)) return before === after ? [] : [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => compareContents(before[name], after[name], path ? `${path}.${name}` : name));
}

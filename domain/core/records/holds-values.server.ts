import { isDeepStrictEqual } from 'node:util';

/** Whether a stored row already has all values; undefined ones change nothing. */
export function holdsValues(row: object, values: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(stored.get(name), value),
  );
}

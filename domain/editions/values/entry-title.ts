import { isBranch } from './content-value.ts';

const naming = ['title', 'label', 'heading', 'name', 'year'];

/** The title of a list entry; undefined if it has none. */
export function titleOf(entry: unknown): string | undefined {
  if (!isBranch(entry)) return undefined;
  const found = naming.map((name) => entry[name]).find((value) => value !== undefined && value !== '');
  return found === undefined || found === false || isBranch(found) ? undefined : String(found);
}

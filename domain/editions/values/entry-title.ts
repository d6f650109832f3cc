const naming = ['title', 'label', 'heading', 'name', 'year'];

/** The title of a list entry; undefined if it has none. */
export function titleOf(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object') return undefined;
  const found = naming
    .map((name) => (entry as Record<string, unknown>)[name])
    .find((value) => value !== undefined && value !== '');
  return found === undefined || found === false || (found !== null && typeof found === 'object')
    ? undefined
    : String(found);
}

const swissGerman = new Intl.Collator('de-CH', { numeric: true });

/**
 * Order by name as people look for it: Ä stands with A, small letters with large ones. Not left to the database, whose order
 * depends on the locale it was made with.
 */
export function byName(one: { name: string }, other: { name: string }): number {
  return swissGerman.compare(one.name, other.name);
}

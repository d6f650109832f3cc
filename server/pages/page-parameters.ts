import { adminTabs } from '#app/admin/admin-tabs.ts';
import { edition } from '#content/current-edition.ts';

/** Values that change a page; everything else in an address is ignored, so that a page has few forms to keep. */
const knownValues = new Map<string, readonly string[]>([
  ['card', edition.insightCards.map(({ id }) => String(id))],
  ['embed', ['1']],
  ['tab', adminTabs.map(({ id }) => id)],
]);

/** The parameters of an address that count, in the order of their names given. */
export function knownParameters(names: readonly string[], search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null && knownValues.get(name)?.includes(value)) known.set(name, value);
  }
  return known;
}

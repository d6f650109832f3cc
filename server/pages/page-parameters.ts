import { adminTabs } from '#app/admin/admin-tabs.ts';
import { findEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';

/** The values of a parameter that change a page; others are ignored, which keeps the cache small. */
function knownValues(name: string, search: URLSearchParams, content: SiteContent): readonly string[] {
  if (name === 'embed') return ['1'];
  if (name === 'tab') return adminTabs.map(({ id }) => id);
  if (name === 'edition') return content.editions.map(({ edition }) => String(edition.facts.year));
  const shown = findEdition(content, search.get('edition'));
  if (name === 'version') return shown?.versions.map(({ number }) => String(number)) ?? [];
  return name === 'card' ? (shown?.edition.insightCards.map(({ id }) => String(id)) ?? []) : [];
}

/**
 * The known parameters of an address, in the given order of names; undefined if it names an edition or version that doesn't
 * exist.
 */
export function knownParameters(
  names: readonly string[],
  search: URLSearchParams,
  content: SiteContent,
): URLSearchParams | undefined {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value === null) continue;
    if (knownValues(name, search, content).includes(value)) known.set(name, value);
    else if (name === 'edition' || name === 'version') return undefined;
  }
  return known;
}

import { canonicalPath, findRoute } from '#app/routes.ts';
import type { InsightCard } from '#content/schemas.ts';
import { withVersion } from '#domain/editions/live-content/load-published-version.server.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { type CurrentSite, findEdition, type LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import type { Language } from '#platform/languages.ts';
import { readAddress } from '../../listening/request-address.ts';
import type { EditionVersions } from '../../pages/edition-versions.ts';
import { knownParameters } from '../../pages/page-parameters.ts';

export interface NamedCard {
  language: Language;
  live: LiveEdition;
  card: InsightCard;
  /** The number of an edition's version, if the address names one. */
  version: number | undefined;
  /** Whether this is the latest version. */
  isLatest: boolean;
}

export interface CardSources extends CurrentSite {
  readVersion: EditionVersions['read'];
}

/** The card that an address of this site leads to; undefined if it leads to none, or to one without values. */
export async function namedCard(
  address: string,
  { publicUrl, content, readVersion }: CardSources,
): Promise<NamedCard | undefined> {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  const read = origin === new URL(publicUrl).origin ? readAddress(pathname + search) : undefined;
  if (!read) return undefined;
  const route = findRoute(read.path);
  if (canonicalPath(route) !== '/insights') return undefined;
  const { language } = read;
  const now = content(language);
  const known = knownParameters(route.parameters, read.search, now);
  const year = known?.get('edition') ?? null;
  const latest = known && findEdition(now, year);
  if (!latest) return undefined;
  const version = known.has('version') ? Number(known.get('version')) : undefined;
  const named = version && { year: latest.edition.facts.year, number: version };
  const former = named ? (await readVersion(named))?.[language] : undefined;
  if (version !== undefined && !former) return undefined;
  const shown = former ? withVersion(now, former) : now;
  const live = former?.live ?? latest;
  const card = live.edition.insightCards.find(({ id }) => String(id) === known.get('card'));
  const isPublished = publishedLanguages(shown, '/insights', { year, isMainOnly: true }).includes(language);
  if (!card || !isPublished || !hasValues(card)) return undefined;
  return { language, live, card, version, isLatest: version === undefined || version === versionOf(latest).number };
}

import { canonicalPath, findRoute } from '#app/routes.ts';
import type { InsightCard } from '#content/schemas.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { type CurrentSite, findEdition, type LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import type { Language } from '#platform/languages.ts';
import { readAddress } from '../../listening/request-address.ts';
import { knownParameters } from '../../pages/page-parameters.ts';

export interface NamedCard {
  language: Language;
  live: LiveEdition;
  card: InsightCard;
  /** The number of an edition's version, if the address names one. */
  version: number | undefined;
}

/** The card that an address of this site leads to; undefined if it leads to none, or to one without values. */
export function namedCard(address: string, { publicUrl, content }: CurrentSite): NamedCard | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  const read = origin === new URL(publicUrl).origin ? readAddress(pathname + search) : undefined;
  if (!read) return undefined;
  const route = findRoute(read.path);
  if (canonicalPath(route) !== '/insights') return undefined;
  const shown = content(read.language);
  const known = knownParameters(route.parameters, read.search, shown);
  const year = known?.get('edition') ?? null;
  const live = known && findEdition(shown, year);
  const card = live?.edition.insightCards.find(({ id }) => String(id) === known?.get('card'));
  const isPublished = publishedLanguages(shown, '/insights', { year, isEmbedded: true }).includes(read.language);
  if (!live || !card || !isPublished || !hasValues(card)) return undefined;
  const version = known?.get('version');
  return { language: read.language, live, card, version: version ? Number(version) : undefined };
}

import { shownInsights } from '#app/insights/shown-insights.ts';
import type { PageRequest } from '#app/page-request.ts';
import type { InsightCard } from '#content/schemas.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import {
  allValuesAddress,
  csvMetadataAddress,
  dataPackageAddress,
  editionAddress,
  exactAddress,
  insightAddress,
  insightArchive,
  insightFile,
} from '#domain/insights/insight-files.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { localPath } from '#platform/languages.ts';

interface TypedLink {
  /** Path without language, or address of another site. */
  to: string;
  rel: string;
  /** Media type. */
  type?: string;
}

function filesOfEdition(year: number): TypedLink[] {
  return [
    { to: dataPackageAddress(year), rel: 'describedby', type: 'application/json' },
    { to: allValuesAddress(year), rel: 'item', type: 'text/csv' },
    { to: insightArchive(year), rel: 'item', type: 'application/zip' },
  ];
}

function filesOfCard(year: number, card: InsightCard): TypedLink[] {
  if (!hasValues(card)) return [];
  const csv = insightFile(year, card, 'csv');
  return [
    { to: insightFile(year, card, 'png'), rel: 'item', type: 'image/png' },
    { to: insightFile(year, card, 'svg'), rel: 'item', type: 'image/svg+xml' },
    { to: csvMetadataAddress(csv), rel: 'describedby', type: 'application/csvm+json' },
    { to: csv, rel: 'item', type: 'text/csv' },
    { to: insightFile(year, card, 'json'), rel: 'item', type: 'application/json' },
  ];
}

function linksOf(live: LiveEdition, card: InsightCard | undefined): TypedLink[] {
  const { year, doi, licence } = live.edition.facts;
  const { number } = versionOf(live);
  const before = live.versions.at(-2)?.number;
  const address = (version?: number) => (card ? insightAddress(year, card, version) : editionAddress(year, version));
  const files = card ? filesOfCard(year, card) : filesOfEdition(year);
  return [
    { to: doi && !card ? `https://doi.org/${doi}` : address(number), rel: 'cite-as' },
    { to: 'https://schema.org/AboutPage', rel: 'type' },
    { to: 'https://schema.org/Dataset', rel: 'type' },
    ...(licence ? [{ to: licence, rel: 'license' }] : []),
    { to: address(), rel: 'latest-version' },
    ...(before === undefined ? [] : [{ to: address(before), rel: 'predecessor-version' }]),
    ...(card ? [{ to: editionAddress(year, number), rel: 'collection' }] : []),
    ...files.map((file) => ({ ...file, to: exactAddress(file.to, year, live.version) })),
  ];
}

/** The Link header of /insights: FAIR Signposting (level 1), and versions by RFC 5829. */
export function signposting(request: Pick<PageRequest, 'content' | 'parameters' | 'language' | 'publicUrl'>): string {
  const { language, publicUrl } = request;
  const { live, card } = shownInsights(request);
  const pathOf = ({ to, rel }: TypedLink) =>
    rel === 'latest-version' ? pageLink(request.content, to).href : localPath(language, to);
  return linksOf(live, card)
    .map((link) => {
      const { to, rel, type } = link;
      const address = to.startsWith('/') ? publicUrl + pathOf(link) : new URL(to).href;
      return `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;
    })
    .join(', ');
}

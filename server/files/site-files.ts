import { canonicalPath, routes } from '#app/routes.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { contactVCard } from '#domain/insights/contact-vcard.ts';
import { contactAddress, editionAddress, insightAddress } from '#domain/insights/insight-files.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { dayMs } from '#platform/durations.ts';
import { type Language, localPath } from '#platform/languages.ts';

import { catalogueJsonLd, catalogueTurtle } from './open-data/catalogue-files.ts';
import { dataCatalogue } from './open-data/data-catalogue.ts';

interface SitemapPage {
  path: string;
  publishedIn: readonly Language[];
  /** When its content changed last, in ISO 8601, where that is known. */
  changedAt?: string;
}

/** A page once for each language, with the addresses of the others. */
function sitemapEntries(publicUrl: string, { path, publishedIn, changedAt }: SitemapPage): string[] {
  const address = (language: Language) => publicUrl + localPath(language, path).replaceAll('&', '&amp;');
  const alternates = publishedIn.length > 1 ? publishedIn : [];
  const links = alternates.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return publishedIn.map((language) => `  <url><loc>${address(language)}</loc>${lastmod}${links.join('')}</url>`);
}

/** Addresses for search engines: every indexed page under its canonical address, in every language. */
function sitemap(publicUrl: string, content: SiteContent): string {
  const { editions, current } = content;
  const pages = new Set(routes.filter(({ isIndexed }) => isIndexed).map(canonicalPath));
  const ofEditions = editions.flatMap((live): SitemapPage[] => {
    const { facts, insightCards } = live.edition;
    const publishedIn = publishedLanguages(content, '/insights', { year: String(facts.year) });
    const changedAt = versionOf(live).liveAt;
    const cards = insightCards.map((card) => insightAddress(facts.year, card));
    // The current edition itself is /insights.
    const paths = live === current ? cards : [editionAddress(facts.year), ...cards];
    return paths.map((path) => ({ path, publishedIn, changedAt }));
  });
  const ofPages = [...pages].map((path): SitemapPage => {
    const changed = path === '/insights' ? { changedAt: versionOf(current).liveAt } : {};
    return { path, publishedIn: publishedLanguages(content, path), ...changed };
  });
  const entries = [...ofPages, ...ofEditions];
  const urls = entries.flatMap((page) => sitemapEntries(publicUrl, page));
  const hasAlternates = entries.some(({ publishedIn }) => publishedIn.length > 1);
  const schema = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${schema}>\n${urls.join('\n')}\n</urlset>\n`;
}

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Rules that tell browsers which links they may prefetch. */
export const speculationRulesPath = '/speculation-rules.json';

/** The tag that browsers send when this rule makes them prefetch (Sec-Speculation-Tags). */
export const pressedTag = 'pressed';

/** A page is prefetched as its link is pressed, so a prefetch counts as a view. */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/assets/*', '/uploads/*'] } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'conservative',
      tag: pressedTag,
    },
  ],
};

/** The catalogue of open data, without the ending of its formats. */
export const cataloguePath = '/daten/katalog';

/** RFC 9116 advises less than a year. Regenerated every day, so it never expires while the site runs. */
const securityTextDays = 180;

/** security.txt: where to report a vulnerability (RFC 9116). */
function securityText(publicUrl: string, today: Date, { contactEmail }: SiteContent['institution']): string {
  const lines = [
    ['Contact', `mailto:${contactEmail}`],
    ['Expires', new Date(today.getTime() + securityTextDays * dayMs).toISOString()],
    ['Preferred-Languages', 'de, en'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Small generated files, some with the site's address or the day: path → media type and text. */
export function siteFiles(
  publicUrl: string,
  today: Date,
  contentOf: (language?: Language) => SiteContent,
): Map<string, { type: string; text: string }> {
  const plain = 'text/plain; charset=utf-8';
  const content = contentOf();
  const contacts = publishedLanguages(content, '/media').map((language): [string, { type: string; text: string }] => [
    localPath(language, contactAddress),
    { type: 'text/vcard; charset=utf-8', text: contactVCard(contentOf(language).institution.pressContact) },
  ]);
  const catalogue = dataCatalogue({ publicUrl, contentOf });
  const catalogueInJson = { type: 'application/ld+json', text: catalogueJsonLd(catalogue) };
  return new Map([
    // The identifier of the catalogue is an address.
    [cataloguePath, catalogueInJson],
    [`${cataloguePath}.ttl`, { type: 'text/turtle; charset=utf-8', text: catalogueTurtle(catalogue) }],
    [`${cataloguePath}.jsonld`, catalogueInJson],
    ['/robots.txt', { type: plain, text: robots(publicUrl) }],
    [speculationRulesPath, { type: 'application/speculationrules+json', text: JSON.stringify(speculationRules) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', text: sitemap(publicUrl, content) }],
    ...contacts,
    ['/.well-known/security.txt', { type: plain, text: securityText(publicUrl, today, content.institution) }],
  ]);
}

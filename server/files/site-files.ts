import { routes } from '#app/routes.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { contactVCard } from '#domain/insights/contact-vcard.ts';
import { contactAddress, editionAddress } from '#domain/insights/insight-files.ts';

/** Addresses for search engines: every indexed page once, under its canonical address. */
function sitemap(publicUrl: string, { editions, current }: SiteContent): string {
  const older = editions.filter((live) => live !== current).map(({ edition }) => editionAddress(edition.facts.year));
  const pages = routes.filter(({ indexed }) => indexed).map(({ canonical, path }) => canonical ?? path);
  const paths = new Set([...pages, ...older]);
  const urls = [...paths].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Where pages say which of their links browsers may fetch ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** What browsers send along with what this rule made them fetch (Sec-Speculation-Tags). */
export const pressedTag = 'pressed';

/** A page is fetched as its link is pressed: so what is fetched is what is seen. */
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

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year. Made anew every day, so it never runs out while the site does. */
const securityTextDays = 180;

/** Where to report a weakness (RFC 9116). */
function securityText(publicUrl: string, today: Date, { contactEmail }: SiteContent['institution']): string {
  const lines = [
    ['Contact', `mailto:${contactEmail}`],
    ['Expires', new Date(today.getTime() + securityTextDays * dayMs).toISOString()],
    ['Preferred-Languages', 'de, en'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Small files that are made here, some with the site's own address or the day: path → media type and text. */
export function siteFiles(
  publicUrl: string,
  today: Date,
  content: SiteContent,
): Map<string, { type: string; text: string }> {
  const plain = 'text/plain; charset=utf-8';
  return new Map([
    ['/robots.txt', { type: plain, text: robots(publicUrl) }],
    [speculationRulesPath, { type: 'application/speculationrules+json', text: JSON.stringify(speculationRules) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', text: sitemap(publicUrl, content) }],
    [contactAddress, { type: 'text/vcard; charset=utf-8', text: contactVCard(content.institution.pressContact) }],
    ['/.well-known/security.txt', { type: plain, text: securityText(publicUrl, today, content.institution) }],
  ]);
}

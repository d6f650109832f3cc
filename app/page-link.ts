import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localPath, originalLanguage } from '#platform/languages.ts';

interface PageLink {
  href: string;
  /** Set when the page is in another language than the link. */
  hrefLang?: string;
}

/** The address of a page in the content's language, or in German if it isn't published in that language; files have one address. */
export function pageLink(content: SiteContent, address: string): PageLink {
  if (/^\/(?:assets|uploads|daten)\//.test(address)) return { href: address };
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const published = publishedLanguages(content, pathname, { year: searchParams.get('edition') });
  if (published.includes(content.language)) return { href: localPath(content.language, address) };
  return { href: address, hrefLang: originalLanguage };
}

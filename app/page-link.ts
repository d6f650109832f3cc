import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localPath, originalLanguage } from '#platform/languages.ts';

interface PageLink {
  href: string;
  /** Language of the page, if not that of the content. */
  hrefLang?: string;
}

/**
 * The address of a page in the content's language, or in German if it isn't published in that language. Files have the
 * same address in all languages.
 */
export function pageLink(content: SiteContent, address: string): PageLink {
  if (/^\/(?:assets|uploads|daten)\//.test(address)) return { href: address };
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const published = publishedLanguages(content, pathname, { year: searchParams.get('edition') });
  if (published.includes(content.language)) return { href: localPath(content.language, address) };
  return { href: address, hrefLang: originalLanguage };
}

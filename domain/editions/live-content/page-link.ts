import { type Language, localPath, originalLanguage } from '#platform/languages.ts';
import { publishedLanguages } from './published-languages.ts';
import type { SiteContent } from './site-content.ts';

export interface PageLink {
  href: string;
  /** Language of the page, if not that of the content. */
  hrefLang?: string;
}

/** What decides in which languages a page is published. */
export type PublishedContent = Pick<
  SiteContent,
  'language' | 'languagesOf' | 'liveLanguagesOf' | 'editions' | 'current'
>;

/** Files and areas that have one address for all languages. */
const withoutLanguage = /^\/(?:assets|uploads|daten|admin|api|\.well-known)(?![^/?#])/;

/** The languages in which the page at an address is live. */
export function liveLanguages(content: PublishedContent, address: string): Language[] {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const live = { ...content, languagesOf: content.liveLanguagesOf ?? content.languagesOf };
  return publishedLanguages(live, pathname, { year: searchParams.get('edition') });
}

/** The address of a page in the content's language, or in German if it isn't published in that language. */
export function pageLink(content: PublishedContent, address: string): PageLink {
  if (withoutLanguage.test(address)) return { href: address };
  if (liveLanguages(content, address).includes(content.language)) return { href: localPath(content.language, address) };
  return { href: address, hrefLang: originalLanguage };
}

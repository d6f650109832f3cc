import { type PublishedContent, pageLink } from '#domain/editions/live-content/page-link.ts';
import { localPath } from '#platform/languages.ts';

export const feedPath = '/feed.xml';

/** The address of the feed in the content's language, in which it exists together with the media page. */
export const feedOf = (content: PublishedContent): string | undefined =>
  pageLink(content, '/media').hrefLang ? undefined : localPath(content.language, feedPath);

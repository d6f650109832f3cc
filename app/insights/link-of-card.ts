import { type PageLink, type PublishedContent, pageLink } from '#domain/editions/live-content/page-link.ts';
import { localPath } from '#platform/languages.ts';
import type { ShownCard } from './shown-insights.ts';

/** A link from a card to another page. On the page of a version it never changes, because its content is cited. */
export const linkOfCard = (
  content: PublishedContent,
  { language, pinned }: Pick<ShownCard, 'language' | 'pinned'>,
  address: string,
): PageLink => (pinned === undefined ? pageLink(content, address) : { href: localPath(language, address) });

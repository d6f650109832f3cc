import type { EditionFacts } from '#content/schemas.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { insightsWords } from './insights-words.ts';
import { NoticeBar } from './notice-bar.tsx';

/** Marks an older edition as such and links to the current one; cited content stays unchanged. */
export function OlderEditionNote({ content, shown }: { content: SiteContent; shown: EditionFacts }) {
  const words = insightsWords(content.language);
  const current = content.current.edition.facts;
  const link = { ...pageLink(content, editionAddress(current.year)), text: words.toResults(current.year) };
  return (
    <NoticeBar label={words.olderEdition} link={link}>
      {words.olderNote(shown.year, current.title)}
    </NoticeBar>
  );
}

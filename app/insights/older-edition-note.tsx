import type { EditionFacts } from '#content/schemas.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { insightsWords } from './insights-words.ts';
import { NoticeBar } from './notice-bar.tsx';

interface OlderEditionNoteProps {
  language: Language;
  shown: EditionFacts;
  current: EditionFacts;
}

/** Marks an older edition as such and links to the current one; cited content stays unchanged. */
export function OlderEditionNote({ language, shown, current }: OlderEditionNoteProps) {
  const words = insightsWords(language);
  const link = { href: localPath(language, editionAddress(current.year)), text: words.toResults(current.year) };
  return (
    <NoticeBar label={words.olderEdition} link={link}>
      {words.olderNote(shown.year, current.title)}
    </NoticeBar>
  );
}

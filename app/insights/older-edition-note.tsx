import type { EditionFacts } from '#content/schemas.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { insightsWords } from './insights-words.ts';

interface OlderEditionNoteProps {
  language: Language;
  shown: EditionFacts;
  current: EditionFacts;
}

/** Marks an older edition as such and links to the current one; cited content stays unchanged. */
export function OlderEditionNote({ language, shown, current }: OlderEditionNoteProps) {
  const words = insightsWords(language);
  return (
    <aside aria-label={words.olderEdition} className="no-print border-b border-rule bg-surface">
      <p className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span>{words.olderNote(shown.year, current.title)}</span>
        <a
          href={localPath(language, editionAddress(current.year))}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {words.toResults(current.year)}
        </a>
      </p>
    </aside>
  );
}

import type { EditionFacts } from '#content/schemas.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';

interface OlderEditionNoteProps {
  shown: EditionFacts;
  current: EditionFacts;
}

/** Marks an older edition as such and links to the current one; cited content stays unchanged. */
export function OlderEditionNote({ shown, current }: OlderEditionNoteProps) {
  return (
    <aside aria-label="Ältere Ausgabe" className="no-print border-b border-rule bg-surface">
      <p className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span>
          Sie sehen die Ausgabe {shown.year}, so wie sie zitiert wird. Es gibt eine neuere: {current.title}.
        </span>
        <a
          href={editionAddress(current.year)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Zu den Ergebnissen {current.year}
        </a>
      </p>
    </aside>
  );
}

import type { ReactNode } from 'react';

/** Number of entries that a part shows; its tab shows all. */
export const maxEntries = 3;

interface WhatsNewSectionProps {
  title: string;
  /** Shown without entries. */
  empty: ReactNode;
  /** The link to the tab with all entries. */
  more: { tab: string; label: string };
  entries: ReactNode[];
}

/** A short list under a heading. */
export function WhatsNewSection({ title, empty, more, entries }: WhatsNewSectionProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-base">{title}</h3>
      {entries.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-rule">
          {entries}
        </ul>
      )}
      <a
        href={`?tab=${more.tab}`}
        className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {more.label}
      </a>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatLongDateTime } from '#platform/dates.ts';
import { useNow } from './use-now.ts';
import { type WorkspaceLanguage, workspaceTexts } from './workspace-texts.ts';

/** Receives the focus when the focused element is removed. */
export const tabHeadingId = 'admin-tab-heading';

interface TabFrameProps {
  title: string;
  lang?: WorkspaceLanguage;
  /** Shown next to the title. */
  note?: ReactNode;
  /** Buttons for the lists of the tab: next to the title, on phones below it. */
  segments?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function TabFrame({ title, lang = 'en', note, segments, actions, children }: TabFrameProps) {
  return (
    <section lang={lang} aria-labelledby={tabHeadingId}>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={tabHeadingId} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          {note}
        </div>
        {segments && <div className="mr-auto flex max-sm:order-last max-sm:w-full">{segments}</div>}
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
        <PrintedAt lang={lang} />
      </header>
      {children}
    </section>
  );
}

/** Prints the current time, as generated content like PrintedName. */
function PrintedAt({ lang }: { lang: WorkspaceLanguage }) {
  const now = useNow();
  return (
    <p
      data-printed={workspaceTexts[lang].printedAt(formatLongDateTime(now))}
      className="hidden basis-full text-sm text-ink-muted print:block print:before:content-[attr(data-printed)]"
    />
  );
}

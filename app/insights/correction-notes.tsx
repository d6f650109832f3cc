import type { ReactNode } from 'react';
import { correctionsOf, type LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { noteIn } from '#domain/insights/published-version.ts';
import { formatLongDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { insightsWords } from './insights-words.ts';

interface CorrectionNotesProps {
  language: Language;
  live: LiveEdition;
  /** Title above the corrections, if any. */
  title?: string | undefined;
  /** Links to earlier versions. */
  children?: ReactNode;
}

/** Corrections of an edition up to the shown version, with dates. */
export function CorrectionNotes({ language, live, title, children }: CorrectionNotesProps) {
  const words = insightsWords(language);
  const corrections = correctionsOf(live);
  if (corrections.length === 0 && !title) return null;
  return (
    <aside
      aria-label={corrections.length > 0 ? words.corrections : words.versions}
      className="border-rule border-b bg-surface"
    >
      <ul className="container-page py-2">
        {title && <li className="measure py-1 font-semibold">{title}</li>}
        {corrections.map((version) => (
          <li key={version.number} className="measure py-1">
            <strong className="font-semibold">
              <time dateTime={version.liveAt}>
                {words.correctionOf(formatLongDate(new Date(version.liveAt), language))}
              </time>
            </strong>{' '}
            <span lang={noteIn(version, language).lang}>{noteIn(version, language).text}</span>
          </li>
        ))}
        {children}
      </ul>
    </aside>
  );
}

import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { formatLongDate } from '#platform/dates.ts';
import { type Language, langOfOriginal } from '#platform/languages.ts';
import { insightsWords } from './insights-words.ts';

interface CorrectionNotesProps extends Pick<LiveEdition, 'corrections'> {
  language: Language;
}

/** Corrections to an edition since its publication, with dates. */
export function CorrectionNotes({ language, corrections }: CorrectionNotesProps) {
  if (corrections.length === 0) return null;
  const words = insightsWords(language);
  return (
    <aside aria-label={words.corrections} className="border-b border-rule bg-surface">
      <ul className="container-page py-2">
        {corrections.map(({ liveAt, note }) => (
          <li key={liveAt} className="measure py-1">
            <strong className="font-semibold">
              {words.correctedOn} <time dateTime={liveAt}>{formatLongDate(new Date(liveAt), language)}</time>:
            </strong>{' '}
            <span lang={langOfOriginal(language)}>{note}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

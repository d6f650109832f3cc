import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { formatLongDate } from '#platform/dates.ts';

/** Corrections to an edition since its publication, with dates. */
export function CorrectionNotes({ corrections }: Pick<LiveEdition, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <aside aria-label="Korrekturen" className="border-b border-rule bg-surface">
      <ul className="container-page py-2">
        {corrections.map(({ liveAt, note }) => (
          <li key={liveAt} className="measure py-1">
            <strong className="font-semibold">
              Korrigiert am <time dateTime={liveAt}>{formatLongDate(new Date(liveAt))}</time>:
            </strong>{' '}
            {note}
          </li>
        ))}
      </ul>
    </aside>
  );
}

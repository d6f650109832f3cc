import type { AboutTexts } from '#content/schemas.ts';
import { FormattedText } from '../../components/formatted-text.tsx';

/** The editions, newest first: year, theme and summary. */
export function Timeline({ entries }: { entries: AboutTexts['chronicle']['entries'] }) {
  return (
    <ol>
      {entries.map(({ year, title, text }) => (
        <li
          key={year}
          className="grid grid-cols-1 gap-x-6 border-b border-rule py-6 first:pt-0 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] first:[&>p:first-child]:text-signal"
        >
          <p className="text-3xl font-bold tracking-tight tabular-nums">{year}</p>
          <div>
            <h3 className="text-xl sm:pt-1.5">{title}</h3>
            <FormattedText text={text} className="measure mt-2 text-ink-muted" />
          </div>
        </li>
      ))}
    </ol>
  );
}

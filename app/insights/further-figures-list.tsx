import type { Edition } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import { furtherFigures } from '#domain/insights/further-figures.ts';
import { figureWithUnit } from '#domain/insights/insight-values.ts';
import type { Language } from '#platform/languages.ts';

/** Results that no card shows, by topic; nothing if there are none. */
export function FurtherFiguresList({ language, edition }: { language: Language; edition: Edition }) {
  const words = dataWords(language);
  const groups = furtherFigures(edition, words);
  if (groups.length === 0) return null;
  const chartTexts = chartWords(language);
  return (
    <section
      id="weitere-kennzahlen"
      aria-labelledby="weitere-kennzahlen-titel"
      className="no-print page-section scroll-mt-4"
    >
      <h2 id="weitere-kennzahlen-titel" className="text-2xl">
        {words.furtherFigures}
      </h2>
      {groups.map(({ heading, figures }) => (
        <div key={heading} className="mt-6">
          <h3 className="text-lg">{heading}</h3>
          <dl className="mt-3 grid grid-cols-1 gap-x-6 md:grid-cols-2 xl:grid-cols-3">
            {figures.map(({ label, figure }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 border-t border-rule py-3">
                <dt className="min-w-0 hyphens-auto wrap-anywhere">{label}</dt>
                <dd className="shrink-0 font-semibold tabular-nums">{figureWithUnit(figure, chartTexts)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="mt-5 text-ink-muted text-sm">{chartTexts.source(edition.facts.sourceLine)}</p>
    </section>
  );
}

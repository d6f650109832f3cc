import type { InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import { comparedEditions, trendCard } from '#domain/insights/figure-trends.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import type { Language } from '#platform/languages.ts';
import { CardTable } from './card-table.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { drawTrend } from './charts/draw-chart.ts';
import { insightsWords } from './insights-words.ts';

/** A card's figures over the editions; nothing if only this edition has them. */
export function CardTrends({ language, card }: { language: Language; card: InsightCard }) {
  const compared = comparedEditions(card, dataWords(language));
  if (!compared) return null;
  const words = insightsWords(language);
  const chartTexts = chartWords(language);
  const hasGaps = card.trends?.some(({ rows }) => rows.some(({ values }) => values.includes(null))) ?? false;
  const id = `karte-${card.id}-entwicklung`;
  return (
    <section aria-labelledby={id} className="mt-10 max-w-[51rem] border-rule border-t pt-6">
      <h3 id={id} className="text-lg">
        {words.trend}
      </h3>
      {card.trends?.map((trend) => {
        const shown = trendCard(card, trend, dataWords(language));
        return (
          <figure key={`${trend.unit} ${trend.axis?.max}`} aria-labelledby={id}>
            <div className="insight-chart mt-4">
              <ChartFigure
                label={insightDescription(shown, chartTexts, chartTexts.trend)}
                draw={(layout) => drawTrend(shown, layout, chartTexts)}
              />
            </div>
            <div className="insight-table mt-4 overflow-x-auto print:mt-8">
              <CardTable card={shown} words={chartTexts} />
            </div>
          </figure>
        );
      })}
      <p className="mt-5 text-ink-muted text-sm">{words.trendNote(compared, hasGaps)}</p>
    </section>
  );
}

import type { InsightCard } from '#content/schemas.ts';
import { comparedEditions, trendCard } from '#domain/insights/figure-trends.ts';
import { CardTable } from './card-table.tsx';
import { ChartFigure } from './chart-figure.tsx';

/** A card's figures over the editions; nothing if its edition is the first to have them. */
export function CardTrends({ card }: { card: InsightCard }) {
  const compared = comparedEditions(card);
  if (!compared) return null;
  const id = `karte-${card.id}-entwicklung`;
  return (
    <section aria-labelledby={id} className="mt-10 max-w-[51rem] border-rule border-t pt-6">
      <h3 id={id} className="text-lg">
        Entwicklung
      </h3>
      {card.trends?.map((trend) => {
        const shown = trendCard(card, trend);
        return (
          <figure key={trend.unit} aria-labelledby={id}>
            <div className="insight-chart mt-4">
              <ChartFigure card={shown} />
            </div>
            <div className="insight-table mt-4 overflow-x-auto print:mt-8">
              <CardTable card={shown} />
            </div>
          </figure>
        );
      })}
      <p className="mt-5 text-ink-muted text-sm">{compared} im Vergleich; k. A.: in dieser Ausgabe nicht publiziert.</p>
    </section>
  );
}

import { useDeferredValue } from 'react';
import { withGaps } from '#content/resolve-edition.ts';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { ChartDrawing, ChartPatterns } from '../../../insights/chart-figure.tsx';
import { drawChart } from '../../../insights/charts/draw-chart.ts';
import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { drawableCard } from './drawable-card.ts';

/** The chart of a card as on a phone and in a wide window, with the values entered so far. */
export function ChartPreview({ index }: { index: number }) {
  const { edition } = useDraftFields();
  const shown = useDeferredValue(edition);
  const card = shown && drawableCard(shown, index);
  if (!card) {
    return (
      <p className="text-sm text-ink-muted">The chart is drawn here once its fields are complete: see the check.</p>
    );
  }
  const label = insightDescription(card, germanChartWords);
  return (
    <section aria-label="Chart" className="min-w-0">
      <ChartPatterns />
      <h4 lang="de" className="mb-3 text-base">
        {withGaps(card.message)}
      </h4>
      <p className="mb-1 text-sm text-ink-muted">Wide, from 768 px</p>
      <ChartDrawing scene={drawChart(card, 'wide', germanChartWords)} label={label} className="max-w-[51rem]" />
      <p className="mt-5 mb-1 text-sm text-ink-muted">Phone, 360 px</p>
      <ChartDrawing scene={drawChart(card, 'narrow', germanChartWords)} label={label} className="max-w-[20.5rem]" />
    </section>
  );
}

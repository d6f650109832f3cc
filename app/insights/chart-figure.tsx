import type { InsightCard } from '#content/schemas.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import type { Colour } from './chart-kit/marks.ts';
import { type SvgStyle, svgMarks, svgPatterns } from './chart-kit/svg.ts';
import { drawChart, type layoutWidths } from './charts/draw-chart.ts';

const fills: Record<Colour, string> = {
  ink: 'fill-ink',
  'ink-muted': 'fill-ink-muted',
  rule: 'fill-rule',
  paper: 'fill-paper',
  signal: 'fill-signal',
  'data-1': 'fill-data-1',
  'data-2': 'fill-data-2',
  'data-3': 'fill-data-3',
  'data-4': 'fill-data-4',
  'data-5': 'fill-data-5',
};

/** Colours by the site's tokens: light, dark, print and forced colours follow by themselves. */
const pageStyle: SvgStyle = {
  fill: (colour) => `class="${fills[colour]}"`,
  stroke: (colour) => `stroke="var(--${colour})"`,
};

/** The patterns of all charts of a page. */
export function ChartPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <defs dangerouslySetInnerHTML={{ __html: svgPatterns(pageStyle) }} />
    </svg>
  );
}

/** The chart of a card in one of its layouts. */
export function ChartDrawing({
  card,
  layout,
  className,
}: {
  card: InsightCard;
  layout: keyof typeof layoutWidths;
  className: string;
}) {
  const scene = drawChart(card, layout);
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${Math.ceil(scene.height)}`}
      width={scene.width}
      height={Math.ceil(scene.height)}
      role="img"
      aria-label={insightDescription(card)}
      className={`h-auto w-full ${className}`}
      dangerouslySetInnerHTML={{ __html: svgMarks(scene, pageStyle) }}
    />
  );
}

/** The chart of a card in both layouts; the width of the window decides which one is seen and read out. */
export function ChartFigure({ card }: { card: InsightCard }) {
  return (
    <>
      <ChartDrawing card={card} layout="narrow" className="max-w-md md:hidden print:hidden" />
      <ChartDrawing card={card} layout="wide" className="hidden max-w-[51rem] md:block print:block" />
    </>
  );
}

import type { InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
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

/** Uses the site's colour tokens, so charts follow light, dark, print and forced colours. */
const pageStyle: SvgStyle = {
  fill: (colour) => `class="${fills[colour]}"`,
  stroke: (colour) => `stroke="var(--${colour})"`,
};

/** The SVG patterns shared by all charts of a page. */
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
  words,
  layout,
  className,
}: {
  card: InsightCard;
  words: ChartWords;
  layout: keyof typeof layoutWidths;
  className: string;
}) {
  const scene = drawChart(card, layout, words);
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${Math.ceil(scene.height)}`}
      width={scene.width}
      height={Math.ceil(scene.height)}
      role="img"
      aria-label={insightDescription(card, words)}
      className={`h-auto w-full ${className}`}
      dangerouslySetInnerHTML={{ __html: svgMarks(scene, pageStyle) }}
    />
  );
}

/** A card's chart in both layouts; the window's width decides which one is shown and read out. */
export function ChartFigure({ card, words }: { card: InsightCard; words: ChartWords }) {
  return (
    <>
      <ChartDrawing card={card} words={words} layout="narrow" className="max-w-md md:hidden print:hidden" />
      <ChartDrawing card={card} words={words} layout="wide" className="hidden max-w-[51rem] md:block print:block" />
    </>
  );
}

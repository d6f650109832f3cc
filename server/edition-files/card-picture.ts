import { ascent, label, type Mark, type Scene, translated } from '#app/insights/chart-kit/marks.ts';
import { balanceText, wrapText } from '#app/insights/chart-kit/text-width.ts';
import { drawChart, layoutWidths } from '#app/insights/charts/draw-chart.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { hasIntervals } from '#domain/insights/insight-values.ts';
import { noteText } from '#domain/insights/note-text.ts';

const margin = 40;
const width = layoutWidths.wide + 2 * margin;

/** Sets lines of one style from y downwards. @returns them and their lower end */
function paragraph(
  lines: readonly string[],
  y: number,
  leading: number,
  style: Parameters<typeof label>[3] & { size: number },
) {
  const marks = lines.map((line, index) =>
    label(line, margin, y + index * leading + (leading - style.size) / 2 + style.size * ascent, style),
  );
  return { marks, bottom: y + lines.length * leading };
}

/** The study's mark as in the header of the site, a square of `size` pixels, with its foot at y. */
export function siteMark(x: number, y: number, size: number): Mark[] {
  const unit = size / 14;
  return [6, 10, 14, 10, 6].map((height, index) => ({
    kind: 'bar',
    x: x + index * 3 * unit,
    y: y - size,
    width: 2 * unit,
    height: height * unit,
    paint: { colour: index === 2 ? 'signal' : 'data-1', texture: 'solid' },
  }));
}

/** Notes and source of a card, as shown under its chart everywhere. */
export function footLines(card: InsightCard, words: ChartWords): string[] {
  return [
    ...(card.notes.length > 0 ? [noteText(card.notes)] : []),
    ...(card.question ? [words.question(card.question)] : []),
    ...(hasIntervals(card) ? [words.intervals] : []),
    words.source(card.source),
  ];
}

/** A card as a self-contained picture: statement, chart, notes and source. */
export function cardPicture(card: InsightCard, edition: Edition, words: ChartWords): Scene {
  const chart = drawChart(card, 'wide', words);
  const title = paragraph([card.title], 84, 24, { size: 17, weight: 600, colour: 'data-1' });
  const message = paragraph(balanceText(card.message, layoutWidths.wide, 28, 600), title.bottom + 4, 34, {
    size: 28,
    weight: 600,
  });
  const chartTop = message.bottom + 30;
  const foot = paragraph(
    footLines(card, words).flatMap((line) => wrapText(line, layoutWidths.wide, 14)),
    chartTop + chart.height + 26,
    21,
    { size: 14, colour: 'ink-muted' },
  );
  const height = Math.ceil(foot.bottom + 30);
  return {
    width,
    height,
    marks: [
      { kind: 'bar', x: 0, y: 0, width, height, paint: { colour: 'paper', texture: 'solid' } },
      ...siteMark(margin, 56, 22),
      label(edition.facts.title, margin + 32, 55, { size: 17, weight: 600 }),
      { kind: 'line', x1: margin, y1: 70, x2: width - margin, y2: 70, colour: 'rule', width: 1 },
      ...title.marks,
      ...message.marks,
      ...translated(chart.marks, margin, chartTop),
      ...foot.marks,
    ],
  };
}

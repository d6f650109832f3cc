import { ascent, label, type Mark, type Scene, translated } from '#app/insights/chart-kit/marks.ts';
import { balanceText, wrapText } from '#app/insights/chart-kit/text-width.ts';
import { drawChart } from '#app/insights/charts/draw-chart.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { siteMark } from './card-picture.ts';

/** The preview picture that networks and messengers show for a shared address. */
const width = 1200;
const height = 630;
const margin = 64;
const top = 132;
const bottom = height - 84;
const textRoom = 480;
const chartLeft = margin + textRoom + 56;

function scaled(mark: Mark, factor: number): Mark {
  switch (mark.kind) {
    case 'bar':
      return {
        ...mark,
        x: mark.x * factor,
        y: mark.y * factor,
        width: mark.width * factor,
        height: mark.height * factor,
      };
    case 'line':
      return {
        ...mark,
        x1: mark.x1 * factor,
        x2: mark.x2 * factor,
        y1: mark.y1 * factor,
        y2: mark.y2 * factor,
        width: mark.width * factor,
      };
    case 'dot':
      return { ...mark, x: mark.x * factor, y: mark.y * factor, radius: mark.radius * factor };
    case 'text':
      return { ...mark, x: mark.x * factor, y: mark.y * factor, size: mark.size * factor };
  }
}

/** Text from this height down, as large as its room allows. */
function fitting(text: string, from: number, sizes: readonly number[]): Mark[] {
  const fits = (size: number) => from + wrapText(text, textRoom, size, 600).length * size * 1.18 <= bottom;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 24;
  return balanceText(text, textRoom, size, 600).map((line, index) =>
    label(line, margin, from + size * (index * 1.18 + ascent), { size, weight: 600 }),
  );
}

/** A card as a preview picture: its statement in large type, its chart beside it. */
export function shareScene(card: InsightCard, edition: Edition, words: ChartWords): Scene {
  const title = wrapText(card.title, textRoom, 25, 600).map((line, index) =>
    label(line, margin, top + 32 * (index + 0.8), { size: 25, weight: 600, colour: 'data-1' }),
  );
  const chart = drawChart(card, 'narrow', words);
  const factor = Math.min((width - margin - chartLeft) / chart.width, (bottom - top) / chart.height);
  const lowered = (bottom - top - chart.height * factor) / 2;
  return {
    width,
    height,
    marks: [
      { kind: 'bar', x: 0, y: 0, width, height, paint: { colour: 'paper', texture: 'solid' } },
      ...siteMark(margin, 80, 34),
      label(edition.facts.title, margin + 50, 79, { size: 29, weight: 600 }),
      { kind: 'line', x1: margin, y1: 104, x2: width - margin, y2: 104, colour: 'rule', width: 2 },
      ...title,
      ...fitting(card.message, top + 32 * title.length + 14, [46, 42, 38, 34, 30, 26]),
      ...translated(
        chart.marks.map((mark) => scaled(mark, factor)),
        chartLeft,
        top + lowered,
      ),
      label(words.source(card.source), margin, height - 38, { size: 20, colour: 'ink-muted' }),
    ],
  };
}

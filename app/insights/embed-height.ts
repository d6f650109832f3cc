import type { InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { hasIntervals } from '#domain/insights/insight-values.ts';
import { noteText } from '#domain/insights/note-text.ts';
import type { Weight } from './chart-kit/marks.ts';
import { wrapText } from './chart-kit/text-width.ts';
import { drawChart, layoutWidths } from './charts/draw-chart.ts';

/** Frame widths in pixels at which the view is tallest: the narrowest, and those where chart or layout change. */
const frameWidths = [320, 480, 767, 768, 864, 1000, 1280];
/** Pixels above, below and between the parts of the view. */
const gaps = 20 + 8 + 8 + 12 + 24 + 44 + 16 + 20 + 20;
/** Pixels in reserve for other fonts and for one line more than computed. */
const reserve = 40;
const tableRowHeight = 42;
const intervalHeight = 21;

const between = (min: number, size: number, max: number) => Math.min(Math.max(size, min), max);

/** The height of a text in a style of app/tokens.css. */
const textHeight = (text: string, room: number, size: number, leading: number, weight: Weight = 400): number =>
  wrapText(text, room, size, weight).length * size * leading;

/** The parts of a card whose height does not depend on the width. */
function measure(card: InsightCard, words: ChartWords) {
  const { sections } = insightTable(card, words);
  return {
    chart: { narrow: drawChart(card, 'narrow', words).height, wide: drawChart(card, 'wide', words).height },
    words,
    hasIntervals: hasIntervals(card),
    rows: sections.reduce((sum, section) => sum + section.rows.length + (section.heading ? 1 : 0), 1),
  };
}

function heightAt(card: InsightCard, frameWidth: number, measured: ReturnType<typeof measure>): number {
  const isPhone = frameWidth < 768;
  const layout = isPhone ? 'narrow' : 'wide';
  const room = Math.min(frameWidth, 1280) - 2 * (isPhone ? 16 : 24);
  const chart = (measured.chart[layout] * Math.min(room, isPhone ? 448 : 816)) / layoutWidths[layout];
  const notes = card.notes.length > 0 ? [noteText(card.notes)] : [];
  const question = card.question ? [measured.words.question(card.question)] : [];
  const intervals = measured.hasIntervals ? [measured.words.intervals] : [];
  const foot = [
    ...notes,
    ...question,
    ...intervals,
    `${measured.words.source(card.source)} · www.versicherungsmonitor.example.org`,
  ];
  return (
    gaps +
    20 +
    textHeight(card.title, room, between(20, 17.6 + frameWidth * 0.006, 24), 1.25, 600) +
    textHeight(card.message, room, between(24, 20 + frameWidth * 0.01, 32), 1.18, 600) +
    textHeight(card.description, Math.min(room, 600), 16, 1.6) +
    (card.published ? 0 : 42) +
    Math.max(chart, measured.rows * (tableRowHeight + (measured.hasIntervals ? intervalHeight : 0))) +
    foot.reduce((sum, text) => sum + textHeight(text, Math.min(room, 816), 14, 1.5), 0)
  );
}

/** The height in pixels at which a card's embed view needs no scrollbar at any width from 320. */
export function embedHeight(card: InsightCard, words: ChartWords): number {
  const measured = measure(card, words);
  const highest = Math.max(...frameWidths.map((width) => heightAt(card, width, measured)));
  return Math.ceil((highest + reserve) / 10) * 10;
}

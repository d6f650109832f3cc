import type { ChartOf, LabelledFigure } from '#content/schemas.ts';
import { figureWithUnit, intervalText, labelWithInterval } from '#domain/insights/insight-values.ts';
import { heading } from '../chart-kit/heading.ts';
import {
  centredBaseline,
  label,
  labelSize,
  line,
  type Mark,
  type Paint,
  type Part,
  type Scene,
} from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

type Block = ChartOf<'population'>['blocks'][number];
const perRow = 10;
/** Least distance between the labels of two parts. */
const labelPitch = 34;

/** A square of a hundred dots. */
interface Square {
  top: number;
  /** Distance between the middles of two dots. */
  pitch: number;
  radius: number;
}

interface Share {
  part: LabelledFigure;
  paint: Paint;
  /** The dots of the hundred: from `first` to before `end`. */
  first: number;
  end: number;
}

/** The rounded sums of the parts, so that all dots are drawn whatever the roundings. */
function sharesOf({ parts }: Block, highlight: readonly string[]): Share[] {
  const paintOf = paintsFor(
    parts.map((part) => part.label),
    highlight,
  );
  let sum = 0;
  return parts.map((part) => {
    const first = Math.round(sum);
    sum += part.figure.value;
    return { part, paint: paintOf(part.label), first, end: Math.min(100, Math.round(sum)) };
  });
}

/** The parts above the dots, one per line. */
const legend = (shares: readonly Share[], { top, radius }: Square, { words }: ChartLayout): Mark[] =>
  shares.flatMap(({ part, paint }, index) => {
    const y = top + 12 + index * 30;
    return [
      { kind: 'dot', x: radius, y, radius: 9, colour: paint.colour, isHollow: paint.texture === 'hatch' },
      label(figureWithUnit(part.figure, words), 30, centredBaseline(y, 20), { size: 20, weight: 600 }),
      label(labelWithInterval(part, words), 86, centredBaseline(y, labelSize)),
    ];
  });

function dots({ paint, first, end }: Share, { top, pitch, radius }: Square): Mark[] {
  return Array.from({ length: Math.max(end - first, 0) }, (_, index) => {
    const dot = first + index;
    const x = (dot % perRow) * pitch + pitch / 2;
    const y = top + Math.floor(dot / perRow) * pitch + pitch / 2;
    return { kind: 'dot', x, y, radius, colour: paint.colour, isHollow: paint.texture === 'hatch' };
  });
}

/** The value and name of a part beside its dots. @param y their middle, @param middle that of the dots */
function callout(
  { part, first, end }: Share,
  y: number,
  middle: number,
  pitch: number,
  { words }: ChartLayout,
): Mark[] {
  const isLarge = end - first >= 2 * perRow;
  const size = isLarge ? 64 : 26;
  const edge = perRow * pitch;
  const value = figureWithUnit(part.figure, words);
  // French values are wider, with a space before '%'.
  const afterValue = edge + 36 + textWidth(value, size, 600) + size / 6;
  const x = Math.max(edge + (isLarge ? 184 : 100), afterValue);
  const marks = [
    line(edge + 6, middle, edge + 26, y, 'ink-muted'),
    label(value, edge + 36, centredBaseline(y, size), { size, weight: 600 }),
  ];
  if (!isLarge) {
    const name = labelWithInterval(part, words);
    return [...marks, label(name, x, centredBaseline(y, labelSize), { colour: 'ink-muted' })];
  }
  const interval = intervalText(part.figure, words);
  const intervalLabels = interval ? [label(interval, x, y + 30, { colour: 'ink-muted' })] : [];
  return [...marks, label(part.label, x, centredBaseline(y, 24), { size: 24 }), ...intervalLabels];
}

function drawBlock(block: Block, blockTop: number, hasHeading: boolean, layout: ChartLayout): Part {
  const { isNarrow, width, highlight } = layout;
  const shares = sharesOf(block, highlight);
  const pitch = isNarrow ? Math.floor(width / perRow) : 34;
  const legendTop = blockTop + (hasHeading ? 34 : 0);
  const square = { top: legendTop + (isNarrow ? shares.length * 30 + 10 : 0), pitch, radius: pitch * 0.38 };
  const marks: Mark[] = [];
  if (hasHeading) marks.push(heading(block.label, 0, blockTop));
  if (isNarrow) marks.push(...legend(shares, { ...square, top: legendTop }, layout));
  let lastLabel = Number.NEGATIVE_INFINITY;
  for (const share of shares) {
    marks.push(...dots(share, square));
    if (isNarrow) continue;
    const middle = square.top + ((share.first + share.end) / 2 / perRow) * pitch;
    lastLabel = Math.max(middle, lastLabel + labelPitch);
    marks.push(...callout(share, lastLabel, middle, pitch, layout));
  }
  // The labels of small parts at the end are below their dots.
  const bottom = Math.max(square.top + perRow * pitch, lastLabel + labelPitch / 2);
  return { marks, bottom };
}

/** A hundred dots, one per percent of the respondents, row by row. */
export function population({ blocks }: ChartOf<'population'>, layout: ChartLayout): Scene {
  const marks: Mark[] = [];
  let top = 0;
  blocks.forEach((block, index) => {
    const drawn = drawBlock(block, index > 0 ? top + 32 : top, blocks.length > 1, layout);
    marks.push(...drawn.marks);
    top = drawn.bottom;
  });
  return { width: layout.width, height: top, marks };
}

import type { ShareBlock } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { figureWithUnit, labelWithInterval } from '#domain/insights/insight-values.ts';
import { percentSign } from '#platform/numbers.ts';
import { bars } from './bars.ts';
import { ascent, label, labelSize, line, type Mark, type Part } from './marks.ts';
import type { PaintOf } from './paints.ts';
import { textWidth } from './text-width.ts';

interface ShareBarOptions {
  x: number;
  y: number;
  width: number;
  block: ShareBlock;
  paintOf: PaintOf;
  thickness: number;
  valueSize: number;
  words: ChartWords;
}

const gap = 2;
const wholeAxis = { min: 0, max: 100 };

/** Whether shares fit one stacked bar: they add up to 100%, and each segment is wide enough for its label and value. */
export function fitsOneBar(
  block: ShareBlock,
  { width, valueSize, words }: Pick<ShareBarOptions, 'width' | 'valueSize' | 'words'>,
): boolean {
  return (
    block.partition &&
    block.parts.every((part) => {
      const { figure } = part;
      const name = labelWithInterval(part, words);
      const room = (figure.value / 100) * width - 6;
      return textWidth(name, labelSize) <= room && textWidth(figureWithUnit(figure, words), valueSize, 600) <= room;
    })
  );
}

/** A stacked bar for all respondents, with value and label above each segment. */
export function shareBar({ x, y, width, block, paintOf, thickness, valueSize, words }: ShareBarOptions): Part {
  const marks: Mark[] = [];
  const valueLine = y + valueSize * ascent;
  const labelLine = valueLine + 8 + labelSize * ascent + 3;
  const top = labelLine + 10;
  let sum = 0;
  for (const part of block.parts) {
    const { figure } = part;
    const name = labelWithInterval(part, words);
    const left = x + (sum / 100) * width;
    sum += figure.value;
    const right = x + (Math.min(sum, 100) / 100) * width;
    const paint = paintOf(part.label);
    marks.push(
      label(figureWithUnit(figure, words), left, valueLine, { size: valueSize, weight: 600 }),
      label(name, left, labelLine, { colour: 'ink-muted' }),
      { kind: 'bar', x: left, y: top, width: Math.max(1, right - left - gap), height: thickness, paint },
    );
  }
  return { marks, bottom: top + thickness };
}

/** The same shares as rows, if segments are too small for labels or don't add up to 100%. */
export function shareRows({ x, y, width, block, paintOf, thickness, words }: ShareBarOptions, isNarrow: boolean): Part {
  return bars({
    x,
    y,
    width,
    axis: wholeAxis,
    words,
    thickness: Math.min(thickness, 28),
    labels: isNarrow ? 'above' : 'before',
    rows: block.parts.map((part) => ({ ...part, paint: paintOf(part.label) })),
  });
}

/** The scale below a bar that represents 100%. */
export function wholeScale(x: number, y: number, { width, words }: Pick<ShareBarOptions, 'width' | 'words'>): Part {
  const marks = [0, 25, 50, 75, 100].flatMap((tick): Mark[] => {
    const tickX = x + (tick / 100) * width;
    const anchor = tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle';
    const inside = Math.min(Math.max(tickX, x + 0.5), x + width - 0.5);
    return [
      line(inside, y + 4, inside, y + 10, 'ink-muted'),
      label(`${tick}${percentSign(words.language)}`, tickX, y + 16 + labelSize * ascent, {
        colour: 'ink-muted',
        anchor,
      }),
    ];
  });
  return { marks, bottom: y + 16 + labelSize };
}

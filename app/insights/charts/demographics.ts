import type { ChartOf } from '#content/schemas.ts';
import { figureWithUnit, labelWithInterval } from '#domain/insights/insight-values.ts';
import { ascent, label, labelSize, type Mark, type Scene } from '../chart-kit/marks.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';
import { shareBlocks } from './shares.ts';

/** The sample: single numbers, then the distribution of respondents. */
export function demographics({ facts, blocks }: ChartOf<'demographics'>, layout: ChartLayout): Scene {
  const { width, isNarrow, words } = layout;
  const columnWidth = width / Math.max(1, facts.length);
  const widest = Math.max(0, ...facts.map(({ figure }) => textWidth(figureWithUnit(figure, words), 1, 600)));
  const size = Math.min(isNarrow ? 34 : 52, Math.floor((columnWidth - 20) / widest));
  const marks: Mark[] = facts.flatMap((fact, index) => {
    const x = index * columnWidth;
    return [
      label(figureWithUnit(fact.figure, words), x, size * ascent, { size, weight: 600 }),
      label(labelWithInterval(fact, words), x, size + 8 + labelSize * ascent, { colour: 'ink-muted' }),
    ];
  });
  const top = facts.length > 0 ? size + labelSize + (isNarrow ? 36 : 44) : 0;
  const part = shareBlocks(blocks, layout, top);
  return { width, height: part.bottom + 2, marks: [...marks, ...part.marks] };
}

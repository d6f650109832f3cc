import type { ChartOf } from '#content/schemas.ts';
import { bars } from '../chart-kit/bars.ts';
import { heading, headingSize } from '../chart-kit/heading.ts';
import type { Mark, Scene } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import type { ChartLayout } from './chart-layout.ts';

const gutter = 56;

/** Measures with their own scales, side by side; a series has the same colour in each. */
export function measurePanels(
  { panels }: ChartOf<'measure-panels'>,
  { width, isNarrow, highlight, words }: ChartLayout,
): Scene {
  const names = panels.flatMap((panel) => panel.bars.map((bar) => bar.label));
  const paintOf = paintsFor(names, highlight);
  const columns = isNarrow ? 1 : panels.length;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const marks: Mark[] = [];
  let height = 0;
  panels.forEach((panel, index) => {
    const x = isNarrow ? 0 : index * (columnWidth + gutter);
    const y = isNarrow ? height + (index === 0 ? 0 : 28) : 0;
    const part = bars({
      x,
      y: y + headingSize + 14,
      width: columnWidth,
      axis: panel.axis,
      words,
      thickness: isNarrow ? 30 : 40,
      labels: 'above',
      rows: panel.bars.map((bar) => ({ ...bar, paint: paintOf(bar.label) })),
    });
    marks.push(heading(panel.label, x, y), ...part.marks);
    height = Math.max(height, part.bottom);
  });
  return { width, height, marks };
}

import type { ChartOf } from '#content/schemas.ts';
import { bars } from '../chart-kit/bars.ts';
import { ascent, label, type Mark, type Scene } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import type { ChartLayout } from './chart-layout.ts';

const headingSize = 17;
const gutter = 56;

/** Measures with their own scales, side by side; a series has the same colour in each. */
export function measurePanels(
  { panels }: ChartOf<'measure-panels'>,
  { width, narrow, highlight, words }: ChartLayout,
): Scene {
  const names = [...new Set(panels.flatMap((panel) => panel.bars.map((bar) => bar.label)))];
  const paints = paintsFor(names, highlight);
  const columns = narrow ? 1 : panels.length;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const marks: Mark[] = [];
  let height = 0;
  panels.forEach((panel, index) => {
    const x = narrow ? 0 : index * (columnWidth + gutter);
    const y = narrow ? height + (index === 0 ? 0 : 28) : 0;
    const part = bars({
      x,
      y: y + headingSize + 14,
      width: columnWidth,
      axis: panel.axis,
      words,
      thickness: narrow ? 30 : 40,
      labels: 'above',
      rows: panel.bars.map((bar) => ({
        ...bar,
        paint: paints[names.indexOf(bar.label)] ?? { colour: 'data-1' as const, texture: 'solid' as const },
      })),
    });
    marks.push(label(panel.label, x, y + headingSize * ascent, { size: headingSize, weight: 600 }), ...part.marks);
    height = Math.max(height, part.bottom);
  });
  return { width, height, marks };
}

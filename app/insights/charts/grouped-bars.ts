import type { ChartOf } from '#content/schemas.ts';
import { bars } from '../chart-kit/bars.ts';
import type { Scene } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import type { ChartLayout } from './chart-layout.ts';

/** Groups of bars on one scale, such as two years of two kinds of insurance. */
export function groupedBars(
  { groups, axis }: ChartOf<'grouped-bars'>,
  { width, isNarrow, highlight, words }: ChartLayout,
): Scene {
  const names = groups.flatMap((group) => group.bars.map(({ label }) => label));
  const paintOf = paintsFor(names, highlight, true);
  const { marks, bottom } = bars({
    x: 0,
    y: 0,
    width,
    axis,
    words,
    thickness: isNarrow ? 30 : 36,
    labels: 'before',
    rows: groups.flatMap((group) =>
      group.bars.map(({ label, figure }, index) => ({
        label,
        figure,
        paint: paintOf(label),
        ...(index === 0 && { heading: group.label }),
      })),
    ),
  });
  return { width, height: bottom, marks };
}

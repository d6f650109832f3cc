import type { UsageFigures } from '#domain/usage/usage-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import { formatNumber } from '#platform/numbers.ts';
import { ColumnChart } from '../charts/column-chart.tsx';

type Point = UsageFigures['points'][number];

/** '3. Juni 2024', or 'Juni 2024' for a month. */
function spanName(begin: string, span: UsageFigures['span']): string {
  const day = formatLongDate(new Date(`${begin}T12:00:00Z`));
  return span === 'day' ? day : day.replace('1. ', '');
}

interface UsageColumnsProps {
  title: string;
  figures: UsageFigures;
  /** The numbers of a point; the first one is drawn. */
  counts: readonly (readonly [head: string, count: (point: Point) => number])[];
}

/** A column chart by day or month, with its table. */
export function UsageColumns({ title, figures: { points, span }, counts }: UsageColumnsProps) {
  const [[noun, drawn] = ['', () => 0]] = counts;
  const values = points.map(drawn);
  const most = Math.max(...values, 0);
  const total = formatNumber(values.reduce((sum, value) => sum + value, 0));
  const nameOf = ({ begin }: Point) => spanName(begin, span);
  const ends = [points[0], points.at(-1)].map((point) => (point ? nameOf(point) : ''));
  return (
    <ColumnChart
      title={title}
      note={total}
      description={`${title}: ${total} ${noun.toLowerCase()} from ${ends[0]} to ${ends[1]}, at most ${formatNumber(most)} in a ${span}`}
      pointHead={span === 'day' ? 'Day' : 'Month'}
      points={points}
      nameOf={nameOf}
      columns={counts.map(([head, amountOf], index) => ({ head, amountOf, isHidden: index > 0 }))}
      format={formatNumber}
      isLatestFirst
    />
  );
}

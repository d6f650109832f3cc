import { useId } from 'react';
import { ChartColumns, columnFills } from './chart-columns.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';

/** Maximum width of a point, so that one or two points still look like columns. */
const maxPointRem = 6;

interface ColumnChartProps<Point> extends ChartData<Point> {
  title: string;
  /** Text after the title. */
  note: string;
  /** Description of the chart for screen readers. */
  description: string;
  pointHead: string;
  /** Short names shown below all columns on wide screens. By default only the first and last point are named. */
  shortNameOf?: (point: Point) => string;
  isLatestFirst?: boolean;
}

export function ColumnChart<Point>(props: ColumnChartProps<Point>) {
  const { title, note, description, pointHead, shortNameOf, isLatestFirst = false, ...chart } = props;
  const { points, nameOf, columns, format } = chart;
  const id = useId();
  const drawn = columns.filter(({ isHidden }) => !isHidden);
  const highest = Math.max(...points.flatMap((point) => drawn.map(({ amountOf }) => amountOf(point))), 0);
  const [first, last] = [points[0], points.at(-1)].map((point) => (point === undefined ? '' : nameOf(point)));
  return (
    <figure className="min-w-0">
      <figcaption id={id} className="text-base font-semibold">
        {title} <span className="ml-2 font-normal text-ink-muted tabular-nums">{note}</span>
      </figcaption>
      {drawn.length > 1 && <Legend heads={drawn.map(({ head }) => head)} />}
      <div
        className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-muted tabular-nums"
        style={{ maxWidth: `${(points.length + 1) * maxPointRem}rem` }}
      >
        <span aria-hidden="true" className="text-right">
          {highest > 0 && format(highest)}
        </span>
        <ChartColumns chart={{ ...chart, columns: drawn }} maximum={highest || 1} description={description} />
        <span aria-hidden="true" className="self-end text-right">
          {format(0)}
        </span>
        {shortNameOf && (
          <p
            className="col-start-2 mt-1 grid text-center max-sm:hidden"
            style={{ gridTemplateColumns: `repeat(${points.length}, 1fr)` }}
          >
            {points.map((point) => (
              <span key={nameOf(point)}>{shortNameOf(point)}</span>
            ))}
          </p>
        )}
        <p className={`col-start-2 mt-1 flex justify-between gap-4 ${shortNameOf ? 'sm:hidden' : ''}`}>
          <span>{first}</span>
          {points.length > 1 && <span className="text-right">{last}</span>}
        </p>
      </div>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11">
          {title} as a table
        </summary>
        <ChartTable chart={chart} pointHead={pointHead} isLatestFirst={isLatestFirst} captionId={id} />
      </details>
    </figure>
  );
}

function Legend({ heads }: { heads: readonly string[] }) {
  return (
    <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
      {heads.map((head, column) => (
        <span key={head} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 1 1" className="size-3">
            <rect width="1" height="1" className={columnFills[column]} />
          </svg>
          {head}
        </span>
      ))}
    </p>
  );
}

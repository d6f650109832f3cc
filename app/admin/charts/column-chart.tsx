import { useId } from 'react';

const height = 100;
/** Share of a point's width for its columns; the rest is the gap to the next point. */
const columnsWidth = 0.8;

/** Maximum width of a point, so that one or two points still look like columns. */
const maxPointRem = 6;

const fills = ['fill-data-1', 'fill-data-4'];

interface ChartColumn<Point> {
  head: string;
  amountOf: (point: Point) => number;
  /** Whether the column is in the table only. */
  isHidden?: boolean;
}

interface ColumnChartProps<Point> {
  title: string;
  /** Text after the title. */
  note: string;
  /** Description of the chart for screen readers. */
  description: string;
  /** Heading of the points in the table. */
  pointHead: string;
  points: readonly Point[];
  nameOf: (point: Point) => string;
  /** Short names shown below all columns on wide screens. By default only the first and last point are named. */
  shortNameOf?: (point: Point) => string;
  /** Drawn side by side, the first one in colour, except hidden ones. */
  columns: readonly ChartColumn<Point>[];
  format: (value: number) => string;
  /** Whether the table begins with the last point. */
  isLatestFirst?: boolean;
}

/** A column chart with its table. */
export function ColumnChart<Point>(props: ColumnChartProps<Point>) {
  const { title, note, description, pointHead, points, nameOf, shortNameOf, columns, format, isLatestFirst } = props;
  const id = useId();
  const drawn = columns.filter(({ isHidden }) => !isHidden);
  const most = Math.max(...points.flatMap((point) => drawn.map(({ amountOf }) => amountOf(point))), 1);
  const width = columnsWidth / drawn.length;
  const rows = isLatestFirst ? points.toReversed() : points;
  /** Shown by the browser while the mouse is over a point. */
  const pointText = (point: Point) =>
    [nameOf(point), ...drawn.map(({ head, amountOf }) => `${head}: ${format(amountOf(point))}`)].join('\n');
  const [first, last] = [points[0], points.at(-1)].map((point) => (point === undefined ? '' : nameOf(point)));
  return (
    <figure className="min-w-0">
      <figcaption id={id} className="text-base font-semibold">
        {title} <span className="ml-2 font-normal text-ink-muted tabular-nums">{note}</span>
      </figcaption>
      {drawn.length > 1 && (
        <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
          {drawn.map(({ head }, column) => (
            <span key={head} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 1 1" className="size-3">
                <rect width="1" height="1" className={fills[column]} />
              </svg>
              {head}
            </span>
          ))}
        </p>
      )}
      <div
        className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-muted tabular-nums"
        style={{ maxWidth: `${(points.length + 1) * maxPointRem}rem` }}
      >
        <span aria-hidden="true" className="text-right">
          {format(most)}
        </span>
        <svg
          role="img"
          aria-label={description}
          viewBox={`0 0 ${points.length} ${height}`}
          preserveAspectRatio="none"
          className="row-span-2 h-36 w-full border-control border-b"
        >
          {[0, height / 2].map((y) => (
            <line key={y} x2={points.length} y1={y} y2={y} className="stroke-rule" vectorEffect="non-scaling-stroke" />
          ))}
          {points.flatMap((point, index) =>
            drawn.map(({ head, amountOf }, column) => (
              <rect
                key={`${nameOf(point)} ${head}`}
                // The first column is drawn at the right, after the columns it is compared with.
                x={index + (1 - columnsWidth) / 2 + (drawn.length - 1 - column) * width}
                y={height - (amountOf(point) / most) * height}
                width={width}
                height={(amountOf(point) / most) * height}
                className={fills[column]}
              />
            )),
          )}
          {points.map((point, index) => (
            <rect key={nameOf(point)} x={index} width="1" height={height} className="fill-transparent">
              <title>{pointText(point)}</title>
            </rect>
          ))}
        </svg>
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard */}
        <section className="relative mt-1 max-h-96 overflow-auto" aria-labelledby={id} tabIndex={0}>
          <table className="w-full tabular-nums">
            <thead>
              <tr className="border-rule border-b text-left">
                <th scope="col" className="py-1 pr-4">
                  {pointHead}
                </th>
                {columns.map(({ head }) => (
                  <th key={head} scope="col" className="py-1 pl-2 text-right">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((point) => (
                <tr key={nameOf(point)} className="border-rule border-b">
                  <th scope="row" className="py-1 pr-4 text-left font-normal">
                    {nameOf(point)}
                  </th>
                  {columns.map(({ head, amountOf }) => (
                    <td key={head} className="py-1 pl-2 text-right">
                      {format(amountOf(point))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

import type { ChartData } from './chart-data.ts';

const height = 100;
/** Share of a point's width for its columns; the rest is the gap to the next point. */
const columnsWidth = 0.8;

export const columnFills = ['fill-data-1', 'fill-data-4'];

interface ChartColumnsProps<Point> {
  chart: ChartData<Point>;
  /** The amount of the highest column. */
  maximum: number;
  /** Description for screen readers. */
  description: string;
}

/** The drawing of a column chart. While the mouse is over a point, the browser shows its amounts. */
export function ChartColumns<Point>({ chart, maximum, description }: ChartColumnsProps<Point>) {
  const { points, nameOf, columns, format } = chart;
  const width = columnsWidth / columns.length;
  const pointText = (point: Point) =>
    [nameOf(point), ...columns.map(({ head, amountOf }) => `${head}: ${format(amountOf(point))}`)].join('\n');
  return (
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
        columns.map(({ head, amountOf }, column) => (
          <rect
            key={`${nameOf(point)} ${head}`}
            // The first column is drawn at the right, after the columns it is compared with.
            x={index + (1 - columnsWidth) / 2 + (columns.length - 1 - column) * width}
            y={height - (amountOf(point) / maximum) * height}
            width={width}
            height={(amountOf(point) / maximum) * height}
            className={columnFills[column]}
          />
        )),
      )}
      {points.map((point, index) => (
        <rect key={nameOf(point)} x={index} width="1" height={height} className="fill-transparent">
          <title>{pointText(point)}</title>
        </rect>
      ))}
    </svg>
  );
}

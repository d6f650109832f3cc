import type { ChartData } from './chart-data.ts';

interface ChartTableProps<Point> {
  chart: ChartData<Point>;
  pointHead: string;
  isLatestFirst: boolean;
  captionId: string;
}

/** The figures of a column chart, hidden columns included. */
export function ChartTable<Point>({ chart, pointHead, isLatestFirst, captionId }: ChartTableProps<Point>) {
  const { points, nameOf, columns, format } = chart;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard
    <section className="relative mt-1 max-h-96 overflow-auto" aria-labelledby={captionId} tabIndex={0}>
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
          {(isLatestFirst ? points.toReversed() : points).map((point) => (
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
  );
}

import { useId } from 'react';
import type { UsageFigures } from '#domain/usage/usage-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import { groupThousands } from '#platform/money.ts';

type Point = UsageFigures['points'][number];

const height = 100;
/** Share of the space for a column; the rest is the gap to the next. */
const columnWidth = 0.8;

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
  const id = useId();
  const [[noun, drawn] = ['', () => 0]] = counts;
  const values = points.map(drawn);
  const most = Math.max(...values, 1);
  const total = values.reduce((sum, value) => sum + value, 0);
  const ends = [points[0], points.at(-1)].map((point) => spanName(point?.begin ?? '', span));
  return (
    <figure className="min-w-0">
      <figcaption id={id} className="text-base font-semibold">
        {title}
        <span className="ml-2 font-normal text-ink-muted tabular-nums">{groupThousands(total)}</span>
      </figcaption>
      <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-muted tabular-nums">
        <span aria-hidden="true" className="text-right">
          {groupThousands(most)}
        </span>
        <svg
          role="img"
          aria-label={`${title}: ${groupThousands(total)} ${noun.toLowerCase()} from ${ends[0]} to ${ends[1]}, at most ${groupThousands(most)} in a ${span}`}
          viewBox={`0 0 ${points.length} ${height}`}
          preserveAspectRatio="none"
          className="row-span-2 h-36 w-full border-control border-b"
        >
          {[0, height / 2].map((y) => (
            <line key={y} x2={points.length} y1={y} y2={y} className="stroke-rule" vectorEffect="non-scaling-stroke" />
          ))}
          {values.map((value, index) => (
            <rect
              key={points[index]?.begin}
              x={index + (1 - columnWidth) / 2}
              y={height - (value / most) * height}
              width={columnWidth}
              height={(value / most) * height}
              className="fill-data-1"
            />
          ))}
        </svg>
        <span aria-hidden="true" className="self-end text-right">
          0
        </span>
        <p className="col-start-2 mt-1 flex justify-between gap-4">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </p>
      </div>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11">
          {title} as a table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard */}
        <section className="relative mt-1 max-h-72 overflow-auto" aria-labelledby={id} tabIndex={0}>
          <table className="w-full tabular-nums">
            <thead>
              <tr className="border-rule border-b text-left">
                <th scope="col" className="py-1 pr-4">
                  {span === 'day' ? 'Day' : 'Month'}
                </th>
                {counts.map(([head]) => (
                  <th key={head} scope="col" className="py-1 pl-2 text-right">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.begin} className="border-rule border-b">
                  <th scope="row" className="py-1 pr-4 text-left font-normal">
                    {spanName(point.begin, span)}
                  </th>
                  {counts.map(([head, count]) => (
                    <td key={head} className="py-1 pl-2 text-right">
                      {groupThousands(count(point))}
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

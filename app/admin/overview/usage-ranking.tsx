import { useState } from 'react';
import { formatNumber } from '#platform/numbers.ts';
import { Button } from '../../components/ui/button.tsx';

const shownAtFirst = 8;

interface UsageRankingProps {
  title: string;
  /** Heading of the first column: 'Page'. */
  noun: string;
  rows: readonly { name: string; views: number; botViews?: number }[];
  /** Heading of the counts. */
  unit?: string;
  nameOf: (name: string) => string;
  empty: string;
}

/** A table of counts whose rows contain bars. */
export function UsageRanking({ title, noun, rows, unit = 'Views', nameOf, empty }: UsageRankingProps) {
  const [isWhole, setIsWhole] = useState(false);
  const most = Math.max(...rows.map(({ views }) => views), 1);
  const hasBots = rows.some(({ botViews }) => botViews !== undefined && botViews > 0);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  if (rows.length === 0) {
    return (
      <div className="min-w-0">
        <h4 className="text-base font-semibold">{title}</h4>
        <p className="mt-1 text-ink-muted">{empty}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <table className="w-full table-fixed text-sm tabular-nums">
        <caption className="mb-1 text-left text-base font-semibold">{title}</caption>
        <thead>
          <tr className="border-rule border-b text-ink-muted">
            <th scope="col" className="py-1 text-left font-normal">
              {noun}
            </th>
            <th scope="col" className="w-20 py-1 text-right font-normal">
              {unit}
            </th>
            {hasBots && (
              <th scope="col" className="w-20 py-1 text-right font-normal">
                By bots
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, views, botViews = 0 }) => (
            <tr key={name} className="border-rule border-b">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                {nameOf(name)}
                <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-0.5 h-1 w-full">
                  <rect width={(views / most) * 100} height="4" className="fill-data-1" />
                </svg>
              </th>
              <td className="py-1.5 text-right align-top font-semibold">{formatNumber(views)}</td>
              {hasBots && <td className="py-1.5 text-right align-top text-ink-muted">{formatNumber(botViews)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownAtFirst && (
        <Button
          look="quiet"
          className="-ml-2.5"
          aria-expanded={isWhole}
          of={`of ${title}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${formatNumber(rows.length)}`}
        </Button>
      )}
    </div>
  );
}

import type { InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightTable } from '#domain/insights/insight-table.ts';

const cell = 'py-2 print:py-1 pl-4 max-[27rem]:pl-2 text-right align-top font-normal';

/** The values of a card as a table. */
export function CardTable({ card, words }: { card: Pick<InsightCard, 'title' | 'chart'>; words: ChartWords }) {
  const { columns, sections } = insightTable(card, words);
  const [first, ...others] = columns;
  return (
    <table className="w-full max-w-[51rem] border-collapse text-base max-[27rem]:text-sm print:text-sm">
      <caption className="sr-only">{card.title}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 text-left print:py-1 font-semibold">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className={`${cell} font-semibold`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ heading, rows }) => (
        <tbody key={heading}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="pt-5 pb-1 text-left print:pt-3 font-semibold">
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.heading} className="border-b border-rule">
              <th scope="row" className="py-2 text-left print:py-1 align-top font-normal">
                {row.heading}
              </th>
              {row.cells.map((text, index) => (
                <td key={columns[index + 1]} className={cell}>
                  {text}
                  {row.intervals?.[index] && (
                    <span className="block text-sm text-ink-muted">{row.intervals[index]}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

import type { InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightTable } from '#domain/insights/insight-table.ts';

export function CardTable({ card, words }: { card: Pick<InsightCard, 'title' | 'chart'>; words: ChartWords }) {
  const { columns, sections } = insightTable(card, words);
  const [first, ...others] = columns;
  return (
    <table className="card-table w-full max-w-[51rem] border-collapse text-base max-[27rem]:text-sm print:text-sm">
      <caption className="sr-only">{card.title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ heading, rows }) => (
        <tbody key={heading}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.heading}>
              <th scope="row">{row.heading}</th>
              {row.cells.map((text, index) => (
                <td key={columns[index + 1]}>
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

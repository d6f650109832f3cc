import type { Language } from '#platform/languages.ts';
import { formatFrancs } from '#platform/money.ts';

interface PriceLine {
  label: string;
  note?: string;
  francs: number;
}

interface PriceTableProps {
  language: Language;
  totalLabel: string;
  lines: PriceLine[];
  /** Total in francs, like the lines. */
  total: number;
  className?: string;
}

export function PriceTable({ language, totalLabel, lines, total, className = '' }: PriceTableProps) {
  return (
    <table className={`w-full ${className}`}>
      <tbody>
        {lines.map((line, index) => (
          <PriceRow key={`${index} ${line.label}`} language={language} {...line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-semibold text-lg">
          <th scope="row" className="py-3 text-left">
            {totalLabel}
          </th>
          <td className="whitespace-nowrap py-3 text-right">{formatFrancs(total, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function PriceRow({ language, label, note, francs }: PriceLine & { language: Language }) {
  return (
    <tr className="border-rule border-t align-top">
      <th scope="row" className="py-2.5 text-left font-normal hyphens-auto wrap-anywhere">
        {label}
        {note && <span className="block text-ink-muted text-sm">{note}</span>}
      </th>
      <td className="whitespace-nowrap py-2.5 pl-4 text-right">{formatFrancs(francs, language)}</td>
    </tr>
  );
}

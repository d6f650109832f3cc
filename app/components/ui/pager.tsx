import { formatNumber } from '#platform/numbers.ts';
import { Button } from './button.tsx';

const texts = {
  en: { pages: 'Pages', of: 'of', previous: 'Previous', next: 'Next' },
  de: { pages: 'Seiten', of: 'von', previous: 'Zurück', next: 'Weiter' },
};

interface PagerProps {
  lang?: keyof typeof texts;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Position in a long list, with buttons for the previous and the next page. */
export function Pager({ lang = 'en', page, pageSize, total, onPage }: PagerProps) {
  const { pages, of, previous, next } = texts[lang];
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label={pages} className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p aria-live="polite" className="text-ink-muted tabular-nums">
        {formatNumber(from)}–{formatNumber(to)} {of} {formatNumber(total)}
      </p>
      <div className="flex gap-2">
        <Button aria-disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
          {previous}
        </Button>
        <Button aria-disabled={page >= last} onClick={() => onPage(page + 1)}>
          {next}
        </Button>
      </div>
    </nav>
  );
}

import { type ReactNode, useId } from 'react';
import { formatNumber } from '#platform/numbers.ts';

interface OverviewSectionProps {
  title: string;
  /** Element id for links. */
  anchor?: string;
  /** Shown after the title unless it is 0. */
  count?: number;
  children: ReactNode;
}

export function OverviewSection({ title, anchor, count = 0, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 border-rule border-b pb-2 text-lg">
        {title}{' '}
        {count > 0 && <span className="ml-2 font-normal text-ink-muted tabular-nums">{formatNumber(count)}</span>}
      </h3>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

const looks = {
  plain: 'border-control text-ink-muted',
  good: 'border-accent text-accent',
  urgent: 'border-signal bg-signal text-on-signal',
};

/** A label for the state of a record. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center wrap-anywhere rounded-sm border px-1.5 text-sm leading-6 font-semibold ${looks[look]}`}
    >
      {children}
    </span>
  );
}

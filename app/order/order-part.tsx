import type { ReactNode } from 'react';

/** A section of the buyer's page. */
export function OrderSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Pairs of label and value. Those without a value are omitted. */
export function Rows({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return (
    <dl>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-4 border-rule border-t py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { mailLink } from './mail-link.ts';

interface DetailsListProps {
  /** Entries without a value are omitted. */
  entries: readonly (readonly [label: string, value: ReactNode])[];
}

export function DetailsList({ entries }: DetailsListProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr] sm:gap-x-6 sm:gap-y-3">
      {entries
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="pt-0.5 text-sm wrap-anywhere text-ink-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function EmailLink({ email }: { email: string }) {
  return <a href={mailLink(email)}>{email}</a>;
}

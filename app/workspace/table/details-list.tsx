import type { ReactNode } from 'react';
import { mailLink } from './mail-link.ts';

interface DetailsListProps {
  /** Entries without a value are left out. */
  entries: readonly (readonly [label: string, value: ReactNode])[];
}

/** The fields of a record. */
export function DetailsList({ entries }: DetailsListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {entries
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-ink-muted sm:pt-0.5">{label}</dt>
            <dd className="-mt-2.5 min-w-0 whitespace-pre-line wrap-anywhere sm:mt-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function MailLink({ email }: { email: string }) {
  return <a href={mailLink(email)}>{email}</a>;
}

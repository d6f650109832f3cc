import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { actorText, auditText } from './audit-texts.ts';

interface AuditEntriesProps {
  entries: AuditEntry[];
  /** The user's own name, which is omitted. */
  self?: string | null | undefined;
  /** Whether the networks of the requests are shown. */
  hasNetworks?: boolean;
}

export function AuditEntries({ entries, self, hasNetworks = false }: AuditEntriesProps) {
  return (
    <ul className="divide-y divide-rule text-sm">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`grid grid-cols-1 gap-x-4 py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)_fit-content(14rem)] ${hasNetworks ? 'xl:grid-cols-[14rem_minmax(0,1fr)_14rem_10rem]' : ''}`}
        >
          <time dateTime={entry.at} className="text-ink-muted">
            {dateTimeOrUnknown(entry.at)}
          </time>
          <span className="wrap-anywhere">{auditText(entry)}</span>
          <span className="text-ink-muted wrap-anywhere xl:contents">
            <span>{entry.actor === self ? '' : actorText(entry)}</span>
            {hasNetworks && entry.network && <span className="block">{entry.network}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { actorText, auditText } from './audit-texts.ts';

/** Entries of the audit log. @param self the user, whose own name is left out */
export function AuditEntries({ entries, self }: { entries: AuditEntry[]; self?: string | null | undefined }) {
  return (
    <ul className="divide-y divide-rule text-sm">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-4 py-1.5 grid-cols-1 sm:grid-cols-[14rem_minmax(0,1fr)_fit-content(14rem)]"
        >
          <time dateTime={entry.at} className="text-ink-muted">
            {dateTimeOrUnknown(entry.at)}
          </time>
          <span className="wrap-anywhere">{auditText(entry)}</span>
          <span className="text-ink-muted wrap-anywhere">{entry.actor === self ? '' : actorText(entry)}</span>
        </li>
      ))}
    </ul>
  );
}

import { type ReactNode, useState } from 'react';
import type { FileRequest } from '#domain/partner-files/file-request-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { versionAddress } from '../partner-files/partner-file-resource.ts';

interface FileRequestItemProps {
  request: FileRequest;
  /** Buttons; none for users who may not change the request. */
  actions: ReactNode;
}

/** Longer lists of firms are collapsed, and rendered only while they are open. */
const maxOpenFirms = 8;

/** A file request with the state of each firm. */
export function FileRequestItem({ request, actions }: FileRequestItemProps) {
  const { title, message, dueOn, closedAt, firms, isForAllFirms } = request;
  const [isOpen, setIsOpen] = useState(firms.length <= maxOpenFirms);
  const delivered = firms.filter(({ state }) => state === 'delivered').length;
  const isOverdue = closedAt === null && firms.some(({ state }) => state === 'overdue');
  return (
    <li className="border-rule border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            {title} {closedAt && <Badge>Closed</Badge>}
            {isOverdue && <Badge look="urgent">Overdue</Badge>}
          </h3>
          <p className="text-sm text-ink-muted tabular-nums">
            Until {dateOrUnknown(dueOn)},{' '}
            {isForAllFirms ? 'all firms' : firms.length === 1 ? 'one firm' : `${firms.length} firms`}, {delivered} of{' '}
            {firms.length} delivered
          </p>
          {message && <p className="mt-1 max-w-[60ch] text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="mt-2">
        <summary className="cursor-pointer py-1 text-sm text-ink-muted pointer-coarse:py-3">Firms</summary>
        <ul aria-label={`Firms asked for ${title}`} className="divide-y divide-rule">
          {isOpen && firms.map((firm) => <FirmItem key={firm.id} firm={firm} isClosed={closedAt !== null} />)}
        </ul>
        {firms.length === 0 && <p className="text-sm text-ink-muted">No active firms</p>}
      </details>
    </li>
  );
}

function FirmItem({ firm, isClosed }: { firm: FileRequest['firms'][number]; isClosed: boolean }) {
  const { name, state, deliveredAt, hasRecipients, files } = firm;
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 text-sm sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="min-w-0">
        {state === 'delivered' && <Badge look="good">Delivered on {dateOrUnknown(deliveredAt)}</Badge>}
        {state === 'overdue' && (
          <Badge look={isClosed ? 'plain' : 'urgent'}>{isClosed ? 'Not delivered' : 'Overdue'}</Badge>
        )}
        {state === 'open' && <Badge>{isClosed ? 'Not delivered' : 'Open'}</Badge>}
        {!hasRecipients && (
          <span className="ml-2 text-ink-muted">Nobody gets mails: nobody has access, or mails are switched off.</span>
        )}
        {files.map(({ id, title, version, at }) => (
          <a
            key={`${id} ${version}`}
            href={versionAddress(id, version)}
            download
            className="mt-1 flex min-h-8 flex-wrap items-center gap-x-2 wrap-anywhere text-accent underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {title}
            {version > 1 && `, version ${version}`}, {dateOrUnknown(at)}
          </a>
        ))}
      </span>
    </li>
  );
}

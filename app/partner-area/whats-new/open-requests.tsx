import type { FirmFileRequest } from '#domain/partner-files/file-request-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonLook } from '../../components/ui/button.tsx';
import { requestedUntil } from '../files/request-choice.tsx';
import { maxEntries, WhatsNewSection } from './whats-new-section.tsx';

/** The office's file requests, unanswered ones first, each with a link to answer it. */
export function OpenRequests({ requests }: { requests: FirmFileRequest[] }) {
  const missing = requests.filter(({ state }) => state !== 'delivered');
  const sorted = [...missing, ...requests.filter(({ state }) => state === 'delivered')];
  const more = sorted.length - maxEntries;
  return (
    <WhatsNewSection
      title="Anfragen der Studienleitung"
      empty="Keine offenen Anfragen."
      more={{ tab: 'upload', label: more > 0 ? `${more} weitere, alle im Upload` : 'Zum Upload' }}
      entries={sorted.slice(0, maxEntries).map((request) => (
        <li key={request.id} className="flex items-center justify-between gap-x-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{request.title}</span>{' '}
            {request.state === 'overdue' && <Badge look="urgent">überfällig</Badge>}{' '}
            <span className="text-ink-muted text-sm">
              {request.state === 'overdue'
                ? `seit ${formatLongDate(new Date(request.dueOn))}`
                : requestedUntil(request)}
            </span>
          </span>
          {request.state !== 'delivered' && (
            <a
              href={`?${new URLSearchParams({ tab: 'upload', request: request.id })}`}
              className={`${buttonLook()} shrink-0`}
            >
              Hochladen<span className="sr-only"> für {request.title}</span>
            </a>
          )}
        </li>
      ))}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { Overview } from '#domain/overview/overview-answer.ts';
import type { SessionAnswer } from '#domain/people/session-answer.ts';
import { adminDateTime } from '../dashboard/admin-dates.ts';
import { sessionKey } from '../sign-in/use-session.ts';
import { OverviewSection } from './overview-section.tsx';

/** What was changed and when, without content; and who did it, where it was somebody else. */
export function OverviewChanges({ changes }: { changes: Overview['latestChanges'] }) {
  const user = useQueryClient().getQueryData<SessionAnswer>(sessionKey)?.user;
  return (
    <div className="mt-8">
      <OverviewSection title="Latest changes">
        {changes.length === 0 && <p className="pt-1 text-ink-muted">Nothing has been changed yet.</p>}
        <ul className="divide-y divide-rule text-sm">
          {changes.map(({ id, at, actor, action, recordKind }) => (
            <li key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_1fr_auto]">
              <time dateTime={at} className="text-ink-muted">
                {adminDateTime(at)}
              </time>
              <span className="wrap-anywhere">
                {action} <span className="text-ink-muted">{recordKind}</span>
              </span>
              <span className="text-ink-muted wrap-anywhere">{actor === user ? '' : actor}</span>
            </li>
          ))}
        </ul>
      </OverviewSection>
    </div>
  );
}

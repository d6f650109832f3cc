import { useQueryClient } from '@tanstack/react-query';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import type { SessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { sessionKey } from '../../workspace/sign-in/use-session.ts';
import { AuditEntries } from '../audit-log/audit-entries.tsx';
import { OverviewSection } from './overview-section.tsx';

export function OverviewChanges({ changes }: { changes: Overview['latestChanges'] }) {
  const user = useQueryClient().getQueryData<SessionAnswer>(sessionKey)?.user;
  return (
    <div className="mt-8">
      <OverviewSection title="Latest changes">
        {changes.length === 0 && <p className="pt-1 text-ink-muted">Nothing has been changed yet.</p>}
        <AuditEntries entries={changes} self={user} />
        <p className="no-print pt-2 text-sm">
          <TabLink tab="overview" parameters={{ list: 'changes' }} className={rowLinkLook}>
            All changes
          </TabLink>
        </p>
      </OverviewSection>
    </div>
  );
}

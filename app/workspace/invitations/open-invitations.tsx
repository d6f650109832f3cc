import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiCall } from '#domain/core/api-call.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { DividedList } from '../list/divided-list.tsx';
import { ListStates } from '../list/list-states.tsx';
import type { ReportCall } from '../records/use-reported-calls.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { invitationTexts } from './invitation-texts.ts';

interface OpenInvitation {
  id: string;
  email: string;
  expiresAt: string;
}

/** A call about one invitation. */
type InvitationCall = ApiCall<'POST' | 'DELETE', `/${string}/{id}` | `/${string}/{id}/resend`>;

interface OpenInvitationsProps<Invitation extends OpenInvitation> {
  lang: WorkspaceLanguage;
  query: UseQueryResult<Invitation[]>;
  roleOf: (invitation: Invitation) => string | null;
  calls: { resend: InvitationCall; withdraw: InvitationCall };
  /** Omitted if the user may not change invitations. */
  perform: ReportCall | undefined;
}

/** Invitations that are not yet accepted. */
export function OpenInvitations<Invitation extends OpenInvitation>({
  lang,
  query,
  roleOf,
  calls,
  perform,
}: OpenInvitationsProps<Invitation>) {
  const texts = invitationTexts[lang];
  return (
    <ListStates query={query} failure={texts.invitationsFailed} lang={lang}>
      {(open) => (
        <DividedList entries={open} empty={texts.nobodyInvited}>
          {(invitation) => {
            const { id, email, expiresAt } = invitation;
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0 wrap-anywhere">
                  {email}
                  <span className="block text-sm text-ink-muted">
                    {roleOf(invitation)}, {texts.until} {dateOrUnknown(expiresAt)}
                  </span>
                </span>
                {perform && (
                  <span className="flex flex-wrap gap-2">
                    <Button of={email} onClick={() => perform(texts.invited, () => api(calls.resend, { id }))}>
                      {texts.sendAgain}
                    </Button>
                    <Button
                      look="quiet"
                      of={email}
                      onClick={() => perform(texts.withdrawn, () => api(calls.withdraw, { id }))}
                    >
                      {texts.withdraw}
                    </Button>
                  </span>
                )}
              </li>
            );
          }}
        </DividedList>
      )}
    </ListStates>
  );
}

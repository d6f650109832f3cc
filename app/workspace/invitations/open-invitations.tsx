import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
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

export interface InvitationActions {
  resend: (id: string) => Promise<unknown>;
  withdraw: (id: string) => Promise<unknown>;
}

interface OpenInvitationsProps<Invitation extends OpenInvitation> {
  lang: WorkspaceLanguage;
  query: UseQueryResult<Invitation[]>;
  roleOf: (invitation: Invitation) => string | null;
  /** Omitted if the user may not change invitations. */
  actions: InvitationActions | undefined;
  perform: ReportCall;
}

export function OpenInvitations<Invitation extends OpenInvitation>({
  lang,
  query,
  roleOf,
  actions,
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
                {actions && (
                  <span className="flex flex-wrap gap-2">
                    <Button of={email} onClick={() => perform(texts.invited, () => actions.resend(id))}>
                      {texts.sendAgain}
                    </Button>
                    <Button
                      look="quiet"
                      of={email}
                      onClick={() => perform(texts.withdrawn, () => actions.withdraw(id))}
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

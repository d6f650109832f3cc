import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { ListStates } from '../list/list-states.tsx';
import { invitationTexts } from './invitation-texts.ts';
import type { usePeopleCalls } from './use-people-calls.ts';

interface OpenInvitation {
  id: string;
  email: string;
  expiresAt: Date | string;
}

interface OpenInvitationsProps<Invitation extends OpenInvitation> {
  lang: 'en' | 'de';
  query: UseQueryResult<Invitation[]>;
  roleOf: (invitation: Invitation) => string | null;
  /** Below which the calls of one stand. */
  path: string;
  /** Left out for who only reads. */
  perform: ReturnType<typeof usePeopleCalls>['perform'] | undefined;
}

/** Invitations that nobody has accepted: send again, withdraw. */
export function OpenInvitations<Invitation extends OpenInvitation>({
  lang,
  query,
  roleOf,
  path,
  perform,
}: OpenInvitationsProps<Invitation>) {
  const texts = invitationTexts[lang];
  return (
    <ListStates query={query} failure={texts.invitationsFailed} lang={lang}>
      {(open) =>
        open.length === 0 ? (
          <p className="text-ink-muted">{texts.nobodyInvited}</p>
        ) : (
          <ul className="divide-y divide-rule">
            {open.map((invitation) => {
              const { id, email, expiresAt } = invitation;
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0 wrap-anywhere">
                    {email}
                    <span className="block text-sm text-ink-muted">
                      {roleOf(invitation)}, {texts.until} {dateOrUnknown(String(expiresAt))}
                    </span>
                  </span>
                  {perform && (
                    <span className="flex flex-wrap gap-2">
                      <Button onClick={() => perform(texts.invited, 'POST', `${path}/${id}/resend`)}>
                        {texts.sendAgain}
                        <span className="sr-only"> {email}</span>
                      </Button>
                      <Button look="quiet" onClick={() => perform(texts.withdrawn, 'DELETE', `${path}/${id}`)}>
                        {texts.withdraw}
                        <span className="sr-only"> {email}</span>
                      </Button>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </ListStates>
  );
}

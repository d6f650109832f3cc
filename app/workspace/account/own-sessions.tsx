import { useQueryClient } from '@tanstack/react-query';
import {
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
} from '#domain/people/office-accounts/own-account-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { answerKey, useAnswer } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { ListStates } from '../list/list-states.tsx';
import { failureToast } from '../records/toasts.ts';

/** The user's sessions, with buttons to end them. */
export function OwnSessions() {
  const query = useAnswer(listOwnSessionsCall, {});
  const queryClient = useQueryClient();
  const end = async (session: string | null) => {
    try {
      if (session === null) await api(endOtherSessionsCall, {});
      else await api(endOwnSessionCall, { session });
      showToast({ title: 'Beendet' });
    } catch {
      showToast(failureToast('Das hat nicht geklappt. Bitte versuchen Sie es erneut.', 'de'));
    }
    await queryClient.invalidateQueries({ queryKey: answerKey(listOwnSessionsCall, {}) });
  };
  return (
    <ListStates query={query} failure="Die Sitzungen konnten nicht geladen werden." lang="de">
      {(sessions) => (
        <>
          <ul className="divide-y divide-rule">
            {sessions.map(({ id, device, network, lastSeenAt, isThisOne }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span>
                  {device} {network && <span className="text-ink-muted">{network}</span>}
                  <span className="block text-sm text-ink-muted">
                    {isThisOne ? 'diese Sitzung' : `zuletzt ${dateTimeOrUnknown(lastSeenAt)}`}
                  </span>
                </span>
                {!isThisOne && (
                  <Button look="quiet" of={device} onClick={() => end(id)}>
                    Beenden
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button className="mt-3" onClick={() => end(null)}>
              Alle anderen beenden
            </Button>
          )}
        </>
      )}
    </ListStates>
  );
}

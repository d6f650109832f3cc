import { useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '#domain/people/office-accounts/account-answer.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey, useAdminQuery } from '../calls/admin-lists.ts';
import { dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { ListStates } from '../list/list-states.tsx';

const path = '/api/accounts/me/sessions';

/** Where one is signed in, with what ends one of them or all others. */
export function OwnSessions() {
  const query = useAdminQuery<OwnSession[]>(path);
  const queryClient = useQueryClient();
  const end = async (which: string) => {
    try {
      await adminCall('DELETE', which);
      showToast({ title: 'Beendet' });
    } catch {
      showToast({ title: 'Fehler', description: 'Das ging nicht. Bitte noch einmal.', variant: 'destructive' });
    }
    await queryClient.invalidateQueries({ queryKey: adminKey(path) });
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
                    {isThisOne ? 'diese Sitzung' : `zuletzt ${dateTimeOrUnknown(String(lastSeenAt))}`}
                  </span>
                </span>
                {!isThisOne && (
                  <Button look="quiet" onClick={() => end(`${path}/${encodeURIComponent(id)}`)}>
                    Beenden<span className="sr-only"> {device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button className="mt-3" onClick={() => end(path)}>
              Alle anderen beenden
            </Button>
          )}
        </>
      )}
    </ListStates>
  );
}

import {
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
} from '#domain/people/office-accounts/own-account-calls.ts';
import { unknownDevice } from '#domain/people/sign-in/unknown-device.ts';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { ListStates } from '../list/list-states.tsx';
import { useReportedCalls } from '../records/use-reported-calls.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';

export function OwnSessions({ lang }: { lang: WorkspaceLanguage }) {
  const texts = accountTexts[lang];
  const query = useAnswer(listOwnSessionsCall, {});
  const { perform } = useReportedCalls(lang, [query]);
  const end = (session: string | null) =>
    perform(texts.ended, () =>
      session === null ? api(endOtherSessionsCall, {}) : api(endOwnSessionCall, { session }),
    );
  return (
    <ListStates query={query} failure={texts.sessionsFailed} lang={lang}>
      {(sessions) => (
        <>
          <ul className="divide-y divide-rule">
            {sessions.map(({ id, device: named, network, lastSeenAt, isThisOne }) => {
              const device = named === unknownDevice ? texts.otherDevice : named;
              const lastSeen = texts.lastSeen(dateTimeOrUnknown(lastSeenAt));
              return (
                <li key={id} className="flex items-center justify-between gap-3 py-2">
                  <span>
                    {device} {network && <span className="text-ink-muted">{network}</span>}
                    <span className="block text-sm text-ink-muted">{isThisOne ? texts.thisSession : lastSeen}</span>
                  </span>
                  {!isThisOne && (
                    <Button look="quiet" of={`${device}, ${lastSeen}`} onClick={() => end(id)}>
                      {texts.end}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {sessions.length > 1 && (
            <Button className="mt-3" onClick={() => end(null)}>
              {texts.endOthers}
            </Button>
          )}
        </>
      )}
    </ListStates>
  );
}

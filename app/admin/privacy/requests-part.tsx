import type { PrivacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';
import {
  changePrivacyRequestCall,
  listPrivacyRequestsCall,
  removePrivacyRequestCall,
} from '#domain/everything/privacy-requests/privacy-request-calls.ts';
import { answerDueDays } from '#domain/everything/privacy-requests/privacy-request-terms.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer, useOverview } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { type ReportCall, useReportedCalls } from '../../workspace/records/use-reported-calls.ts';
import { requestKindNames } from './privacy-texts.ts';
import { RequestForm } from './request-form.tsx';

export function RequestsPart({ onPerson }: { onPerson: (email: string) => void }) {
  const requests = useAnswer(listPrivacyRequestsCall, {}, { staleTime: 0 });
  const { perform, refresh } = useReportedCalls('en', [requests, useOverview()]);
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">
        What people ask about their data. The answer is due {answerDueDays} days after the receipt. Open requests are in
        the overview under “To do”; completed ones stay here for 12 months as proof.
      </p>
      <RequestForm onEntered={refresh} />
      <h4 className="mt-8 mb-2 font-semibold">Requests</h4>
      <ListStates query={requests} failure="The requests could not be loaded." empty="No request entered yet">
        {(all) => (
          <ul className="divide-y divide-rule border-rule border-y">
            {all.map((request) => (
              <RequestRow key={request.id} request={request} perform={perform} onPerson={onPerson} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

interface RequestRowProps {
  request: PrivacyRequest;
  perform: ReportCall;
  onPerson: (email: string) => void;
}

function RequestRow({ request, perform, onPerson }: RequestRowProps) {
  const { id, kind, email, receivedOn, dueOn, isOverdue, createdAt, doneAt } = request;
  const ask = useConfirmation();
  const name = `${requestKindNames[kind]}, ${email ?? 'address erased'}`;
  const mark = (isDone: boolean) =>
    perform(isDone ? 'Request done' : 'Request reopened', () =>
      api(changePrivacyRequestCall, { id, body: { isDone } }),
    );
  const askToRemove = () =>
    ask({
      title: 'Remove request?',
      text: `${name}: Remove only what was entered by mistake. An answered request stays as proof.`,
      confirm: 'Remove',
      perform: () => perform('Request removed', () => api(removePrivacyRequestCall, { id })),
    });
  const due = doneAt ? `done on ${dateOrUnknown(doneAt)}` : `to be answered by ${dateOrUnknown(dueOn)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="wrap-anywhere">
          <span className="mr-2 font-semibold">{name}</span>
          {isOverdue ? (
            <Badge look="urgent">Overdue</Badge>
          ) : (
            <Badge look={doneAt ? 'plain' : 'good'}>{doneAt ? 'Done' : 'Open'}</Badge>
          )}
        </p>
        <p className="text-ink-muted text-sm">
          Received on {dateOrUnknown(receivedOn)}, entered on {dateOrUnknown(createdAt)}, {due}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button of={name} onClick={() => onPerson(email)}>
            View person
          </Button>
        )}
        <Button of={name} onClick={() => mark(doneAt === null)}>
          {doneAt ? 'Reopen' : 'Done'}
        </Button>
        <Button look="quiet" of={name} onClick={askToRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

import { listPrivacyRequestsCall } from '#domain/everything/privacy-requests/privacy-request-calls.ts';
import { answerDueDays } from '#domain/everything/privacy-requests/privacy-request-terms.ts';
import { useAnswer, useOverview } from '../../workspace/calls/answers.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useReportedCalls } from '../../workspace/records/use-reported-calls.ts';
import { RequestForm } from './request-form.tsx';
import { RequestRow } from './request-row.tsx';

/** The log of requests, and a form that enters one. */
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

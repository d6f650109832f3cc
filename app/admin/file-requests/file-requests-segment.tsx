import { type ReactNode, useState } from 'react';
import type { FileRequest } from '#domain/partner-files/file-request-answer.ts';
import { fileRequestCalls } from '#domain/partner-files/file-request-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { undoText, useDeletion } from '../../workspace/records/use-deletion.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { FileRequestDialog } from './file-request-dialog.tsx';
import { FileRequestItem } from './file-request-item.tsx';
import { fileRequestResource } from './file-request-resource.ts';

const withdrawal = {
  resource: fileRequestResource,
  lang: 'en',
  title: 'Withdraw request?',
  question: ({ title }: FileRequest) =>
    `${title} will be withdrawn from all firms. People who got a mail about it are notified ten minutes later. ${undoText()}`,
} as const;

export function FileRequestsSegment({ segments }: { segments: ReactNode }) {
  const query = useAnswer(fileRequestCalls.list, {});
  const mayChange = useMay()('content');
  const [dialog, setDialog] = useState<{ request?: FileRequest }>();
  const askToDelete = useDeletion<FileRequest>(withdrawal);
  const { askToClose, reopen } = useClosing();
  return (
    <TabFrame
      title="Partners"
      segments={segments}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => setDialog({})}>
            Request files
          </Button>
        )
      }
    >
      <ListStates query={query} failure="The requests could not be loaded." empty="No requests yet">
        {(requests) => (
          <ul aria-label="Requests" className="border-rule border-t">
            {requests.map((request) => (
              <FileRequestItem
                key={request.id}
                request={request}
                actions={
                  mayChange && (
                    <>
                      <Button of={request.title} onClick={() => setDialog({ request })}>
                        Change
                      </Button>
                      {request.closedAt ? (
                        <Button of={request.title} onClick={() => reopen(request)}>
                          Reopen
                        </Button>
                      ) : (
                        <Button of={request.title} onClick={() => askToClose(request)}>
                          Close
                        </Button>
                      )}
                      <Button look="quiet" of={request.title} onClick={() => askToDelete(request)}>
                        Withdraw
                      </Button>
                    </>
                  )
                }
              />
            ))}
          </ul>
        )}
      </ListStates>
      {dialog && <FileRequestDialog request={dialog.request} onClose={() => setDialog(undefined)} />}
    </TabFrame>
  );
}

function waitingText(count: number): string {
  if (count === 0) return 'Every firm has delivered.';
  return `${count === 1 ? 'One firm has' : `${count} firms have`} not delivered.`;
}

/** Closes requests after a confirmation and with an undo, and reopens them. */
function useClosing() {
  const { run } = useRun(fileRequestCalls.list);
  const ask = useConfirmation();
  const setClosed = (id: string, isClosed: boolean) => api(fileRequestCalls.change, { id, body: { isClosed } });
  const reopen = ({ id }: FileRequest) =>
    void run('Request reopened', 'The request could not be reopened', () => setClosed(id, false));
  const close = (request: FileRequest) =>
    void run(
      'Request closed',
      'The request could not be closed',
      () => setClosed(request.id, true),
      () => reopen(request),
    );
  const askToClose = (request: FileRequest) => {
    const waiting = request.firms.filter(({ state }) => state !== 'delivered').length;
    ask({
      title: 'Close request?',
      text: `${request.title}: ${waitingText(waiting)} Firms no longer see the request, and nobody is reminded. Ten minutes later, people who got a mail about it are notified.`,
      cancel: 'Keep it open',
      confirm: 'Close request',
      look: 'primary',
      perform: () => close(request),
    });
  };
  return { askToClose, reopen };
}

import type { FileRequest } from '#domain/partner-files/file-request-answer.ts';
import { fileRequestCalls } from '#domain/partner-files/file-request-calls.ts';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.tsx';
import { useRun } from '../../workspace/records/use-run.ts';

/** Closes requests after a confirmation and with an undo, and reopens them. */
export function useClosing() {
  const { run } = useRun(fileRequestCalls.list);
  const { ask, question } = useConfirmation();
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
      text: `${request.title}: ${waiting === 1 ? 'One firm has' : `${waiting} firms have`} not delivered. Firms no longer see the request, and nobody is reminded. Ten minutes later, people who got a mail about it are notified.`,
      cancel: 'Keep it open',
      confirm: 'Close request',
      look: 'primary',
      perform: () => close(request),
    });
  };
  return { askToClose, reopen, closingQuestion: question };
}

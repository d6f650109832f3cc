import { deliverReportCall, resendConfirmationCall } from '#domain/orders/order-facts/order-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';

/** What the team does with a study order beside its status; each says how it went. */
export function useOrderCalls(id: string) {
  const { busy, run } = useRun(studyOrderCalls.list);
  return {
    busy,
    run,
    deliver: () =>
      run('The report is on its way to the buyer', 'Failed to deliver report', () => api(deliverReportCall, { id })),
    resend: () =>
      run('The confirmation is being sent again', 'Failed to resend confirmation', () =>
        api(resendConfirmationCall, { id }),
      ),
  };
}

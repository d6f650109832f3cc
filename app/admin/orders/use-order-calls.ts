import { adminCall } from '../../workspace/calls/admin-call.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { studyOrdersPath } from './study-order-status.tsx';

/** What the team does with a study order beside its status; each says how it went. */
export function useOrderCalls(id: string) {
  const { busy, run } = useRun(studyOrdersPath);
  const address = `${studyOrdersPath}/${id}`;
  return {
    busy,
    run,
    deliver: () =>
      run('The report is on its way to the buyer', 'Failed to deliver report', () =>
        adminCall('POST', `${address}/deliver`),
      ),
    resend: () =>
      run('The confirmation is being sent again', 'Failed to resend confirmation', () =>
        adminCall('POST', `${address}/resend`),
      ),
  };
}

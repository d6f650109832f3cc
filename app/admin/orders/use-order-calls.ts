import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '../../api-client.ts';
import { adminCall } from '../calls/admin-call.ts';
import { refetchList } from '../calls/admin-lists.ts';
import { notify } from '../records/notify.ts';
import { failureToast, successToast } from '../records/toasts.ts';
import { studyOrdersPath } from './study-order-status.tsx';

/** `call` answers false when nothing has been done yet, because somebody has to choose first. */
export type OrderRun = (done: string, failed: string, call: () => Promise<unknown>) => Promise<void>;

/** What the team does with a study order beside its status; each says how it went. */
export function useOrderCalls(id: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const address = `${studyOrdersPath}/${id}`;

  const run: OrderRun = async (done, failed, call) => {
    if (busy) return;
    setBusy(true);
    try {
      if ((await call()) !== false) notify(successToast(done));
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      notify(failureToast([failed, detail].filter(Boolean).join('. ')));
    }
    setBusy(false);
    void refetchList(queryClient, studyOrdersPath);
  };

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

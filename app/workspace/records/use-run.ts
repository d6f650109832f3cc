import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCall } from '#domain/core/api-call.ts';
import { CallFailed } from '../../api-client.ts';
import { refetchList } from '../calls/answers.ts';
import { notify } from './notify.ts';
import { failureToast, successToast } from './toasts.ts';

/** `call` answers false when nothing has been done yet, because somebody has to choose first. */
export type Run = (done: string, failed: string, call: () => Promise<unknown>) => Promise<void>;

/** Does one thing at a time with a record of a list, says how it went and asks for the list again. */
export function useRun(list: ApiCall<'GET'>): { busy: boolean; run: Run } {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const run: Run = async (done, failed, call) => {
    if (busy) return;
    setBusy(true);
    try {
      if ((await call()) !== false) notify(successToast(done));
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      notify(failureToast([failed, detail].filter(Boolean).join('. ')));
    }
    setBusy(false);
    void refetchList(queryClient, list);
  };
  return { busy, run };
}

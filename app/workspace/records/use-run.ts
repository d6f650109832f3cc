import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCall } from '#domain/core/api-call.ts';
import { answerKeys, refetchList } from '../calls/answers.ts';
import { messageOf } from '../calls/failure-message.ts';
import { notify, notifyChanged } from './notify.ts';
import { failureToast, successToast } from './toasts.ts';

/**
 * Resolves to whether `call` succeeded. It returns false if it did nothing, because the user has to choose first.
 * With `undo`, the toast offers to undo the action.
 */
export type Run = (done: string, failed: string, call: () => Promise<unknown>, undo?: () => void) => Promise<boolean>;

/** Runs one action at a time on a record of a list, shows the result and requests the list again, or everything. */
export function useRun(list?: ApiCall<'GET'>): { busy: boolean; run: Run } {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const run: Run = async (done, failed, call, undo) => {
    if (busy) return false;
    setBusy(true);
    let isDone = false;
    try {
      isDone = (await call()) !== false;
      if (isDone && undo) notifyChanged(successToast(done), undo);
      else if (isDone) notify(successToast(done));
    } catch (error) {
      notify(failureToast([failed, messageOf(error)].filter(Boolean).join('. ')));
    }
    setBusy(false);
    void (list ? refetchList(queryClient, list) : queryClient.invalidateQueries({ queryKey: answerKeys }));
    return isDone;
  };
  return { busy, run };
}

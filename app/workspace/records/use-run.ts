import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiCall } from '#domain/core/api-call.ts';
import { answerKeys, refetchAnswers, refetchList } from '../calls/answers.ts';
import { messageOf } from '../calls/failure-message.ts';
import { waitBeforeSending } from '../form/unsaved-input.ts';
import { notify, notifyChanged } from './notify.ts';
import { failureToast, successToast } from './toasts.ts';

/**
 * Resolves to whether `call` succeeded. It returns false if it did nothing, because the user has to choose first.
 * With `undo`, the toast offers to undo the action.
 */
export type Run = (done: string, failed: string, call: () => Promise<unknown>, undo?: () => void) => Promise<boolean>;

/**
 * Runs one action at a time on a record of a list, shows the result and requests the list again, or everything. While one is
 * running, `run` ignores others, such as a second click; `runNext` waits, so that no entered value is lost.
 */
export function useRun(list?: ApiCall<'GET'>): { isBusy: boolean; run: Run; runNext: Run } {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);

  const perform: Run = async (done, failed, call, undo) => {
    setIsBusy(true);
    let isDone = false;
    try {
      isDone = (await call()) !== false;
      if (isDone && undo) notifyChanged(successToast(done), undo);
      else if (isDone) notify(successToast(done));
    } catch (error) {
      notify(failureToast([failed, messageOf(error)].filter(Boolean).join('. ')));
    }
    running.current = undefined;
    setIsBusy(false);
    void (list ? refetchList(queryClient, list) : refetchAnswers(queryClient, { queryKey: answerKeys }));
    return isDone;
  };
  const run: Run = async (...action) => {
    if (running.current) return false;
    running.current = perform(...action);
    return running.current;
  };
  const runNext: Run = async (...action) => {
    while (running.current) await waitBeforeSending(running.current);
    return run(...action);
  };
  return { isBusy, run, runNext };
}

import type { UseQueryResult } from '@tanstack/react-query';
import { showToast } from '../../components/show-toast.ts';
import { messageIn } from '../calls/failure-message.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { undoLabel, undoSeconds } from './notify.ts';
import { failureToast, languageOfToast } from './toasts.ts';

/** With `undo`, the toast offers to undo the call. */
export type ReportCall = (title: string, makeCall: () => Promise<unknown>, undo?: () => void) => Promise<void>;

/**
 * Makes calls in either language, several at once, and requests the lists again. The title of the toast is the result;
 * actions on the records of an English list are reported by `useRun`.
 */
export function useReportedCalls(lang: WorkspaceLanguage, lists: readonly Pick<UseQueryResult, 'refetch'>[]) {
  const refresh = async () => {
    await Promise.all(lists.map((list) => list.refetch()));
  };
  const perform: ReportCall = async (title, makeCall, undo) => {
    try {
      await makeCall();
      const action = undo && { action: { label: undoLabel[lang], perform: undo }, duration: undoSeconds * 1_000 };
      showToast({ title, ...languageOfToast(lang), ...action });
    } catch (error) {
      showToast(failureToast(messageIn(lang, error), lang));
    }
    await refresh();
  };
  return { perform, refresh };
}

import type { UseQueryResult } from '@tanstack/react-query';
import { showToast } from '../../components/show-toast.ts';
import { messageIn } from '../calls/failure-message.ts';
import { invitationTexts } from '../invitations/invitation-texts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { undoSeconds } from './notify.ts';
import { failureToast, languageOfToast } from './toasts.ts';

/** Makes calls about people and invitations, shows the result and requests the lists again. */
export function useReportedCalls(lang: WorkspaceLanguage, lists: readonly Pick<UseQueryResult, 'refetch'>[]) {
  const texts = invitationTexts[lang];

  const refresh = async () => {
    await Promise.all(lists.map((list) => list.refetch()));
  };
  const perform = async (title: string, makeCall: () => Promise<unknown>, undo?: () => void) => {
    try {
      await makeCall();
      const action = undo && { action: { label: texts.undo, perform: undo }, duration: undoSeconds * 1_000 };
      showToast({ title, ...languageOfToast(lang), ...action });
    } catch (error) {
      showToast(failureToast(messageIn(lang, error), lang));
    }
    await refresh();
  };
  return { perform, refresh };
}

import type { UseQueryResult } from '@tanstack/react-query';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { undoSeconds } from '../records/notify.ts';
import { invitationTexts } from './invitation-texts.ts';

/** Changes people and invitations, shows the result and requests the lists again. */
export function usePeopleCalls(lang: 'en' | 'de', lists: readonly Pick<UseQueryResult, 'refetch'>[]) {
  const texts = invitationTexts[lang];
  const said = lang === 'en' ? ({ lang } as const) : {};

  const refresh = async () => {
    await Promise.all(lists.map((list) => list.refetch()));
  };
  const perform = async (title: string, makeCall: () => Promise<unknown>, undo?: () => void) => {
    try {
      await makeCall();
      const action = undo && { action: { label: texts.undo, perform: undo }, duration: undoSeconds * 1_000 };
      showToast({ title, ...said, ...action });
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      showToast({ title: texts.error, description: detail ?? texts.offline, variant: 'destructive', ...said });
    }
    await refresh();
  };
  return { perform, refresh };
}

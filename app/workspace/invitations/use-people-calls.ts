import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey } from '../calls/admin-lists.ts';
import { invitationTexts } from './invitation-texts.ts';

const undoTimeMs = 10_000;

/** Changes people and invitations, says what was done or why not, and asks for the lists again. */
export function usePeopleCalls(lang: 'en' | 'de', lists: readonly string[]) {
  const texts = invitationTexts[lang];
  const queryClient = useQueryClient();
  const said = lang === 'en' ? ({ lang } as const) : {};

  const refresh = async () => {
    for (const path of lists) await queryClient.invalidateQueries({ queryKey: adminKey(path) });
  };
  const perform = async (
    title: string,
    method: string,
    path: string,
    { body, undo }: { body?: object; undo?: () => void } = {},
  ) => {
    try {
      await adminCall(method, path, { ...(body && { body }) });
      const action = undo && { action: { label: texts.undo, perform: undo }, duration: undoTimeMs };
      showToast({ title, ...said, ...action });
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      showToast({ title: texts.error, description: detail ?? texts.offline, variant: 'destructive', ...said });
    }
    await refresh();
  };
  return { perform, refresh };
}

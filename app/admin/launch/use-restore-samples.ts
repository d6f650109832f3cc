import { restoreSamplesCall } from '#domain/everything/launch/launch-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { api } from '../../workspace/calls/api.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { useRefreshEverything } from './use-launch.ts';

/** Restores removed samples and shows how many. */
export function useRestoreSamples(): (removalId: string) => Promise<void> {
  const refresh = useRefreshEverything();
  return async (removalId) => {
    try {
      const { restored } = await api(restoreSamplesCall, { id: removalId });
      notify(successToast(`${restored} ${restored === 1 ? 'sample' : 'samples'} restored`));
    } catch (error) {
      const isUndone = error instanceof CallFailed && error.status === 404;
      notify(failureToast(isUndone ? 'The samples were already restored' : 'The samples could not be restored'));
    }
    await refresh();
  };
}

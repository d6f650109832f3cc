import { restoreSamplesCall } from '#domain/everything/launch/launch-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { api } from '../../workspace/calls/api.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { useRefreshEverything } from './use-launch.ts';

/** Brings back what a removal of samples deleted, and says how much that was. */
export function useRestoreSamples(): (removalId: string) => Promise<void> {
  const refresh = useRefreshEverything();
  return async (removalId) => {
    try {
      const { restored } = await api(restoreSamplesCall, { id: removalId });
      notify(successToast(`${restored} ${restored === 1 ? 'sample is' : 'samples are'} back`));
    } catch (error) {
      const isUndone = error instanceof CallFailed && error.status === 404;
      notify(failureToast(isUndone ? 'They were brought back before' : 'The samples could not be brought back'));
    }
    await refresh();
  };
}

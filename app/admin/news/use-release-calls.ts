import {
  cancelReleaseCall,
  sendReleaseCall,
  stopReleaseCall,
  testReleaseCall,
} from '#domain/news/releases/news-release-calls.ts';
import { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';

/** Tests, sends, cancels and stops a release; each shows its result. */
export function useReleaseCalls(id: string) {
  const { isBusy, run } = useRun(newsReleaseCalls.list);
  return {
    isBusy,
    test: () => run('A test is on its way to you', 'Failed to test release', () => api(testReleaseCall, { id })),
    cancel: () => run('Sending cancelled', 'Failed to cancel release', () => api(cancelReleaseCall, { id })),
    stop: () => run('Sending stopped', 'Failed to stop release', () => api(stopReleaseCall, { id })),
    /** @param at in Zurich time; '' for now */
    send: (at: string) =>
      run(at ? 'Release scheduled' : 'The release is being sent', 'Failed to send release', () =>
        api(sendReleaseCall, { id, body: { at: at || null } }),
      ),
  };
}

import { useState } from 'react';
import { cancelReleaseCall, sendReleaseCall, testReleaseCall } from '#domain/news/releases/news-release-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { api } from '../../workspace/calls/api.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';

/** What can be done with a release beside writing it; each says how it went. */
export function useReleaseCalls(id: string) {
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was done */
  async function perform(action: string, done: string, makeCall: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    let isDone = false;
    try {
      await makeCall();
      notify(successToast(done));
      isDone = true;
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : undefined;
      const reason = problem?.errors?.[0]?.message ?? problem?.detail;
      notify(failureToast([`Failed to ${action} release`, reason].filter(Boolean).join('. ')));
    }
    setIsBusy(false);
    return isDone;
  }

  return {
    isBusy,
    test: () => perform('test', 'A test is on its way to you', () => api(testReleaseCall, { id })),
    cancel: () => perform('cancel', 'Nothing goes out', () => api(cancelReleaseCall, { id })),
    /** @param at on Zurich's clock; '' for now */
    send: (at: string) =>
      perform('send', at ? 'Release scheduled' : 'The release goes out now', () =>
        api(sendReleaseCall, { id, body: { at: at || null } }),
      ),
  };
}

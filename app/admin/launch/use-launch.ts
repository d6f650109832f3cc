import { useQueryClient } from '@tanstack/react-query';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { readLaunchCall } from '#domain/everything/launch/launch-calls.ts';
import { answerKeys, useAnswer } from '../../workspace/calls/answers.ts';

/** Intervals for polling a waiting test mail, before and after a failed attempt. */
const pollMs = { firstAttempt: 1500, retry: 15_000 };

/** Whether a test mail waits for its first attempt to be sent. */
export const awaitsFirstAttempt = ({ test }: Launch['sender']) => test?.status === 'waiting' && test.lastError === null;

export function useLaunch() {
  return useAnswer(
    readLaunchCall,
    {},
    {
      // Points may be done in other tabs or on the server.
      staleTime: 0,
      refetchInterval({ state }) {
        if (state.data?.sender.test?.status !== 'waiting') return false;
        return awaitsFirstAttempt(state.data.sender) ? pollMs.firstAttempt : pollMs.retry;
      },
    },
  );
}

/** Refetches all data, as samples are in several lists. */
export function useRefreshEverything() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: answerKeys });
}

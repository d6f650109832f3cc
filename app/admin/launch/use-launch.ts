import { useQueryClient } from '@tanstack/react-query';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { readLaunchCall } from '#domain/everything/launch/launch-calls.ts';
import { answerKeys, useAnswer } from '../../workspace/calls/answers.ts';

/** Milliseconds until the mail server has answered, and between tries that failed. */
const waitMs = { firstTry: 1500, furtherTries: 15_000 };

export const isOnItsWay = ({ test }: Launch['sender']) => test?.status === 'waiting' && test.lastError === null;

export function useLaunch() {
  return useAnswer(
    readLaunchCall,
    {},
    {
      // What is done in other tabs and on the server shows when somebody comes back.
      staleTime: 0,
      refetchInterval({ state }) {
        if (state.data?.sender.test?.status !== 'waiting') return false;
        return isOnItsWay(state.data.sender) ? waitMs.firstTry : waitMs.furtherTries;
      },
    },
  );
}

/** Asks for every list again: samples are removed and restored in several. */
export function useRefreshEverything() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: answerKeys });
}

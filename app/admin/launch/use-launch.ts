import { useQueryClient } from '@tanstack/react-query';
import type { Launch } from '#domain/launch/launch-answer.ts';
import { readLaunchCall } from '#domain/launch/launch-calls.ts';
import { answerKeys, useAnswer } from '../../workspace/calls/answers.ts';

/** A mail takes a moment until the mail server has answered. */
const waitMs = 1500;

export const isOnItsWay = ({ test }: Launch['sender']) => test?.status === 'waiting' && test.attempts === 0;

export function useLaunch() {
  return useAnswer(
    readLaunchCall,
    {},
    {
      // What is done in other tabs and on the server shows when somebody comes back.
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.sender) ? waitMs : false),
    },
  );
}

/** Asks for every list again: samples are removed and restored in several. */
export function useRefreshEverything() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: answerKeys });
}

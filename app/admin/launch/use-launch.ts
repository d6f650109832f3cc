import { useQueryClient } from '@tanstack/react-query';
import type { Launch } from '#domain/launch/launch-answer.ts';
import { adminKeys, useAdminQuery } from '../../workspace/calls/admin-lists.ts';

export const launchPath = '/api/launch';

/** A mail takes a moment until the mail server has answered. */
const waitMs = 1500;

export const isOnItsWay = ({ test }: Launch['sender']) => test?.status === 'waiting' && test.attempts === 0;

export function useLaunch() {
  return useAdminQuery<Launch>(launchPath, {
    // What is done in other tabs and on the server shows when somebody comes back.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.sender) ? waitMs : false),
  });
}

/** Asks for every list again: samples are removed and restored in several. */
export function useRefreshEverything() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: adminKeys });
}

import { useQuery } from '@tanstack/react-query';
import type { SessionAnswer } from '#domain/people/sign-in-input.ts';
import { call } from '../../api-client.ts';
import { readAnswer, takeEarlyAnswer } from '../calls/early-answers.ts';

export const sessionPath = '/api/admin/session';

export const sessionKey = [sessionPath];

/** Who is signed in; asked once without a second try, and again when the window gets the focus. */
export function useSession() {
  return useQuery<SessionAnswer>({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const early = takeEarlyAnswer(sessionPath);
      return early ? readAnswer(await early) : call('GET', sessionPath, { signal });
    },
    retry: false,
    staleTime: 0,
  });
}

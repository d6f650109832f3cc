import { useQuery } from '@tanstack/react-query';
import type { SessionAnswer } from '#domain/administrators/sign-in-input.ts';

export const sessionKey = ['/api/admin/session'];

/** Who is signed in; asked once without a second try, and again when the window gets the focus. */
export function useSession() {
  return useQuery<SessionAnswer>({ queryKey: sessionKey, retry: false, staleTime: 0 });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayDo, type Permission, type Role, roles } from '#domain/core/accounts/roles.ts';
import { addressOf } from '#domain/core/api-call.ts';
import type { SessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { roleHeader, secondFactorHeader } from '#domain/people/sign-in/session-headers.ts';
import { officeSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi, readAnswer } from '../../api-client.ts';
import { takeEarlyAnswer } from '../calls/early-answers.ts';

const call = officeSignInCalls.readSession;

export const sessionKey = [addressOf(call, {})];

/** The signed-in user, with their role and a missing second factor from the response's headers. */
export interface Session extends SessionAnswer {
  role?: Role | undefined;
  mustAddSecondFactor?: boolean;
}

const readHeaders = (headers: Headers) => ({
  role: roles.find((role) => role === headers.get(roleHeader)),
  mustAddSecondFactor: headers.get(secondFactorHeader) === 'missing',
});

async function readSession(signal: AbortSignal): Promise<Session> {
  const early = await takeEarlyAnswer(addressOf(call, {}));
  if (early) return { ...(await readAnswer<typeof call>(early)), ...readHeaders(early.headers) };
  let fromHeaders = {};
  const onHeaders = (headers: Headers) => {
    fromHeaders = readHeaders(headers);
  };
  return { ...(await callApi(call, {}, { signal, onHeaders })), ...fromHeaders };
}

/** The session; not retried on failure, and refetched when the window gets the focus. */
export function useSession() {
  return useQuery<Session>({
    queryKey: sessionKey,
    async queryFn({ signal, client }) {
      const session = await readSession(signal);
      // When the session has expired, open tabs keep their role until the user signs in again.
      return session.isAuthenticated ? session : { ...session, role: client.getQueryData<Session>(sessionKey)?.role };
    },
    retry: false,
    staleTime: 0,
  });
}

/** Returns a function that checks the user's permissions. Controls that lack their permission are not shown. */
export function useMay(): (permission: Permission) => boolean {
  const role = useQueryClient().getQueryData<Session>(sessionKey)?.role;
  return (permission) => role !== undefined && mayDo(role, permission);
}

import type { TokenReader } from '#domain/people/read-tokens/read-token-queries.server.ts';
import { findSignedInPerson } from '#domain/people/sign-in/signed-in-person-queries.server.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call } from './call.ts';
import { bareRefusal } from './problem.ts';
import { bearerToken, createTokenGuard } from './token-guard.ts';
import type { CallQueue } from './work/call-queues.ts';

/** Who makes a call: the person of a session, the program of a token, or nobody known. */
export interface Caller {
  person: SignedInPerson | null;
  reader: TokenReader | null;
  hasSessionCookie: boolean;
  /** Renews the session. */
  setCookies: readonly string[];
}

interface Credentials {
  authorization: string | undefined;
  cookie: string | undefined;
  /** See networkOf. */
  network: string | undefined;
}

/** @returns a function that finds the caller; refused (401) if the call is not public and nobody is found */
export function createCallerSearch(services: Services, sessions: Sessions, reading: CallQueue) {
  const { db, settings } = services;
  const tokens = createTokenGuard(services);

  async function findReader(token: string, call: Call, network: string | undefined): Promise<Caller | Refusal> {
    const find = () => (call.access === 'public' ? tokens.find(token) : tokens.admit(token, call, network));
    const reader = await reading.add<TokenReader | Refusal | undefined>(find);
    if (isRefusal(reader)) return reader;
    return { person: null, reader: reader ?? null, hasSessionCookie: false, setCookies: [] };
  }

  return async (call: Call, { authorization, cookie, network }: Credentials): Promise<Caller | Refusal> => {
    // A token takes the place of a session, so that it never adds to one.
    const token = bearerToken(authorization);
    if (token !== undefined) return findReader(token, call, network);
    const hasSessionCookie = sessions.hasCookie(cookie);
    const found = hasSessionCookie ? await reading.add(() => sessions.find(cookie)) : null;
    const person = found && (await reading.add(() => findSignedInPerson(db, found, settings)));
    if (!person && call.access !== 'public') return bareRefusal(401);
    return { person, reader: null, hasSessionCookie, setCookies: found?.setCookies ?? [] };
  };
}

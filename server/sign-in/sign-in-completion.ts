import type { userKinds } from '#domain/core/accounts/roles.ts';
import { confirmNewSession, type PendingSignIn } from '#domain/core/accounts/sign-in-generation-queries.server.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  listPasskeys,
} from '#domain/people/second-factor/second-factor-queries.server.ts';
import { recordSignIn } from '#domain/people/sign-in/record-sign-in.server.ts';
import type { SignInMethod } from '#domain/people/sign-in/session-answer.ts';
import { recordFailedSecondFactor, recordFailedSignIn } from '#domain/people/sign-in/sign-in-queries.server.ts';
import { findSignedInPerson } from '#domain/people/sign-in/signed-in-person-queries.server.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { shortenedNetwork } from '#platform/network/request-network.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { deviceName } from './device-name.ts';
import type { KnownDevices } from './known-devices.ts';

/** The sender of a sign-in, and its page: the office's or the partner area's. */
export interface SignInPlace {
  kind: (typeof userKinds)[number];
  network: string | undefined;
  /** The Cookie header. */
  cookie: string | undefined;
  userAgent: string | undefined;
}

export interface SignedIn {
  person: SignedInPerson;
  setCookies: string[];
}

/** The authenticated user, and the method. */
export interface ProvenSignIn extends PendingSignIn {
  method: SignInMethod | 'password' | 'invitation';
}

export type SignInCompletion = ReturnType<typeof createSignInCompletion>;

/** Completes a sign-in or records its failure: session, device, mail and audit log. */
export function createSignInCompletion(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  sessions: Sessions,
  devices: KnownDevices,
) {
  const { db, settings } = services;

  /** Whether the account is active and may use this sign-in page. */
  const mayEnter = async (userId: string, { kind }: Pick<SignInPlace, 'kind'>): Promise<boolean> =>
    (await findSignedInPerson(db, { id: '', userId, signedInAt: new Date() }, settings))?.kind === kind;

  return {
    /** The step after a correct password; null if the account may not sign in here. */
    async methodsOf(userId: string, place: Pick<SignInPlace, 'kind'>): Promise<SignInMethod[] | null> {
      if (!(await mayEnter(userId, place))) return null;
      const methods: SignInMethod[] = [];
      if ((await findAuthenticator(db, userId))?.sealedSecret) methods.push('authenticator');
      if ((await listPasskeys(db, userId)).length > 0) methods.push('passkey');
      if (methods.length > 0 && (await countRecoveryCodes(db, userId)) > 0) methods.push('recovery-code');
      return methods;
    },

    /** Starts a session; null if the account may not sign in here, or the pending sign-in was ended meanwhile. */
    async succeed({ method, ...begun }: ProvenSignIn, place: SignInPlace) {
      const { userId } = begun;
      const { network, cookie, userAgent } = place;
      const where = { device: deviceName(userAgent), network: shortenedNetwork(network) };
      if (!(await mayEnter(userId, place))) return null;
      const isNewVisit = (await sessions.find(cookie))?.userId !== userId;
      const session = await sessions.start(userId, where, cookie);
      const person = session && (await findSignedInPerson(db, session, settings));
      if (!person || !(await confirmNewSession(db, session.id, begun))) return null;
      const device = devices.read(cookie);
      const isNew = await devices.isNew(device, userId, where);
      await recordSignIn(services, person, { ...where, method, isNew, isNewVisit });
      const deviceCookie = await devices.remember(device, userId, where);
      return { person, setCookies: [...session.setCookies, deviceCookie] } satisfies SignedIn;
    },

    /** The answer doesn't reveal what was wrong. */
    async fail(email: string): Promise<Refusal> {
      await recordFailedSignIn(db, email);
      return refuse(401, 'wrong-credentials', 'Ungültige E-Mail oder Passwort');
    },

    recordFailure: (userId: string) => recordFailedSecondFactor(db, userId),
  };
}

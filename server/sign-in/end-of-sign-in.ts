import { noteSignIn } from '#domain/people/note-sign-in.server.ts';
import type { OfficePerson } from '#domain/people/office-person.server.ts';
import { findOfficePerson } from '#domain/people/office-person-queries.server.ts';
import { noteFailedSignIn, noteWrongSecondFactor } from '#domain/people/sign-in-queries.server.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  listPasskeys,
} from '#domain/second-factor/second-factor-queries.server.ts';
import type { SignInMethod } from '#domain/second-factor/sign-in-methods.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import { deviceName, shortenedNetwork } from './device-name.ts';
import type { KnownDevices } from './known-devices.ts';

/** From where somebody signs in. */
export interface SignInPlace {
  network: string | undefined;
  /** The Cookie header. */
  cookie: string | undefined;
  userAgent: string | undefined;
}

export interface SignedIn {
  person: OfficePerson;
  setCookies: string[];
}

export type SignInEnd = ReturnType<typeof createSignInEnd>;

/** What follows when it is clear who somebody is, or that it isn't: session, device, mail and log. */
export function createSignInEnd(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  sessions: Sessions,
  devices: KnownDevices,
) {
  const { db } = services;
  return {
    /** What has to follow the right password; null: the account is not of the office, or deactivated. */
    async methodsOf(userId: string): Promise<SignInMethod[] | null> {
      const person = await findOfficePerson(db, { id: '', userId, signedInAt: new Date() });
      if (!person) return null;
      const methods: SignInMethod[] = [];
      if ((await findAuthenticator(db, userId))?.sealedSecret) methods.push('authenticator');
      if ((await listPasskeys(db, userId)).length > 0) methods.push('passkey');
      if (methods.length > 0 && (await countRecoveryCodes(db, userId)) > 0) methods.push('recovery-code');
      return methods;
    },

    /** A session; null: the account is not of the office, or deactivated. */
    async succeed(
      userId: string,
      { network, cookie, userAgent }: SignInPlace,
      how: SignInMethod | 'password' | 'invitation',
    ) {
      const where = { device: deviceName(userAgent), network: shortenedNetwork(network) };
      if (!(await findOfficePerson(db, { id: '', userId, signedInAt: new Date() }))) return null;
      const session = await sessions.start(userId, where, cookie);
      const person = session && (await findOfficePerson(db, session));
      if (!person) return null;
      const device = devices.read(cookie);
      const isNew = await devices.isNew(device, userId, where);
      await noteSignIn(services, person, { ...where, how, isNew });
      const deviceCookie = await devices.keep(device, userId, where);
      return { person, setCookies: [...session.setCookies, deviceCookie] } satisfies SignedIn;
    },

    /** Whatever was wrong, the answer is the same. */
    async fail(email: string): Promise<Refusal> {
      await noteFailedSignIn(db, email);
      return refuse(401, 'wrong-credentials', 'Ungültige E-Mail oder Passwort');
    },

    noteFailure: (userId: string) => noteWrongSecondFactor(db, userId),
  };
}

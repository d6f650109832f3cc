import type { OfficePerson } from '#domain/people/office-person.server.ts';
import { findOfficePerson } from '#domain/people/office-person-queries.server.ts';
import { noteFailedSignIn, noteSignIn } from '#domain/people/sign-in-queries.server.ts';
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

/** What follows when it is clear who somebody is, or that it isn't: session, device and log. */
export function createSignInEnd({ db }: Pick<Services, 'db'>, sessions: Sessions, devices: KnownDevices) {
  return {
    /** null: the account is not of the office, or deactivated. */
    async succeed(userId: string, { network, cookie, userAgent }: SignInPlace): Promise<SignedIn | null> {
      const where = { device: deviceName(userAgent), network: shortenedNetwork(network) };
      if (!(await findOfficePerson(db, { id: '', userId, signedInAt: new Date() }))) return null;
      const session = await sessions.start(userId, where, cookie);
      const person = session && (await findOfficePerson(db, session));
      if (!person) return null;
      await noteSignIn(db, person);
      const deviceCookie = await devices.keep(devices.read(cookie), userId, where);
      return { person, setCookies: [...session.setCookies, deviceCookie] };
    },

    /** Whatever was wrong, the answer is the same. */
    async fail(email: string): Promise<Refusal> {
      await noteFailedSignIn(db, email);
      return refuse(401, 'wrong-credentials', 'Ungültige E-Mail oder Passwort');
    },
  };
}

import type { userKinds } from '#domain/core/accounts/roles.ts';
import { findSignInGeneration } from '#domain/core/accounts/sign-in-generation-queries.server.ts';
import { openSessions } from '#domain/people/sign-in/open-sessions.server.ts';
import { inNetwork, shortenedNetwork } from '#platform/network/request-network.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createKnownDevices } from '#server/sign-in/known-devices.ts';
import { createSignInCompletion } from '#server/sign-in/sign-in-completion.ts';

/** The headers that the site's pages send after a sign-in. */
export interface SessionHeaders extends Record<string, string> {
  cookie: string;
  origin: string;
}

const network = '127.0.0.1';

/**
 * Completes a user's sign-in without verifying a password, which takes a tenth of a second of CPU. Tests about signing
 * in send the password.
 */
export async function startSession(
  { services, origin }: { services: Services; origin: string },
  { email, kind }: { email: string; kind: (typeof userKinds)[number] },
): Promise<SessionHeaders> {
  const sessions = await openSessions(services);
  const completion = createSignInCompletion(services, sessions, createKnownDevices(services, sessions));
  const begun = await findSignInGeneration(services.db, email);
  if (!begun) throw new Error(`there is no account ${email}`);
  const place = { kind, network, cookie: undefined, userAgent: undefined };
  const signedIn = await inNetwork(shortenedNetwork(network), () =>
    completion.succeed({ ...begun, method: 'password' }, place),
  );
  if (!signedIn) throw new Error(`${email} may not sign in`);
  // The first line is the session's, the second the device's.
  const [cookie = ''] = signedIn.setCookies.map((line) => line.split(';')[0] ?? '');
  return { cookie, origin };
}

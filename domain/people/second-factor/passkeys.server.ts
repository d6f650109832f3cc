import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isLoopbackHost } from '#platform/network/loopback.ts';
import type { Services } from '#platform/services.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { passkeyTransport } from './second-factor-answer.ts';
import { findPasskey, listPasskeys, recordPasskeyUse } from './second-factor-queries.server.ts';

/** WebAuthn's relying party and origin. Browsers accept no IP address, so a loopback address becomes localhost. */
function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (!isLoopbackHost(hostname)) return { rpID: hostname, origin };
  return { rpID: 'localhost', origin: origin.replace(hostname, 'localhost') };
}

type PasskeyServices = Pick<Services, 'db' | 'settings'>;
/** Loaded at the first use of a passkey, because its parsers take megabytes of memory. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** A browser may have named one that is newer than the list. */
const knownTransports = (stored: string[]) =>
  stored.flatMap((transport) => passkeyTransport.safeParse(transport).data ?? []);

/** Options for the browser to create a passkey. */
export async function registrationOptions({ db, settings }: PasskeyServices, user: { id: string; email: string }) {
  const known = await listPasskeys(db, user.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: (await readInstitution(db)).senderName,
    rpID: relyingParty(settings).rpID,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** Verifies a new passkey. @returns the values to store, or null if it doesn't answer the challenge */
export async function readRegistration({ settings }: PasskeyServices, challenge: string, passkey: object) {
  const { rpID, origin } = relyingParty(settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const checked = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Options for the browser to sign in. @param userId undefined lets the device offer all its passkeys for this site */
export async function authenticationOptions({ db, settings }: PasskeyServices, userId: string | undefined) {
  const known = userId ? await listPasskeys(db, userId) : [];
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).rpID,
    userVerification: 'required',
    // Without them the library returns an undefined member, against its own type.
    extensions: {},
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: knownTransports(transports) })),
  });
}

/** Verifies a sign-in by passkey. @returns the passkey, or undefined if it doesn't answer the challenge */
export async function readAuthentication(
  { db, settings }: PasskeyServices,
  challenge: string,
  response: { id: string },
): ReturnType<typeof findPasskey> {
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return undefined;
  const { rpID, origin } = relyingParty(settings);
  const { id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  if (!checked?.verified) return undefined;
  await recordPasskeyUse(db, id, checked.authenticationInfo.newCounter);
  return passkey;
}

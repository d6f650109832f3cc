import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Services } from '#platform/services.server.ts';
import { readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { passkeyPlace } from './passkey-place.server.ts';
import { findPasskey, listPasskeys, notePasskeyUsed } from './second-factor-queries.server.ts';

type PasskeyServices = Pick<Services, 'db' | 'settings'>;
/** Its parsers take megabytes: they are loaded when somebody uses a passkey for the first time. */
const loadWebAuthn = () => import('@simplewebauthn/server');

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/** What a browser shows to have somebody make a passkey for this site. */
export async function registrationOptions({ db, settings }: PasskeyServices, user: { id: string; email: string }) {
  const known = await listPasskeys(db, user.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: (await readInstitution(db)).senderName,
    rpID: passkeyPlace(settings).rpID,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** What is kept of a passkey that was made for our challenge; null: it wasn't. */
export async function readRegistration({ settings }: PasskeyServices, challenge: string, passkey: object) {
  const { rpID, origin } = passkeyPlace(settings);
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

/** @param userId whose passkeys; undefined: of whoever the device knows here */
export async function authenticationOptions({ db, settings }: PasskeyServices, userId: string | undefined) {
  const known = userId ? await listPasskeys(db, userId) : [];
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: passkeyPlace(settings).rpID,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transport[] })),
  });
}

/** Whose passkey answered our challenge; undefined: nobody's. */
export async function readAuthentication(
  { db, settings }: PasskeyServices,
  challenge: string,
  response: { id: string },
): ReturnType<typeof findPasskey> {
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return undefined;
  const { rpID, origin } = passkeyPlace(settings);
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
  await notePasskeyUsed(db, id, checked.authenticationInfo.newCounter);
  return passkey;
}

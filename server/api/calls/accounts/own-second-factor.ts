import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  removeOwnAuthenticator,
  removeOwnPasskey,
  renewRecoveryCodes,
} from '#domain/people/second-factor/own-second-factor.server.ts';
import {
  newAuthenticator,
  passkeyCreationOptions,
  shownCodes,
} from '#domain/people/second-factor/second-factor-answer.ts';
import {
  addPasskeyCall,
  beginAuthenticatorCall,
  beginPasskeyCall,
  confirmAuthenticatorCall,
  removeAuthenticatorCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
} from '#domain/people/second-factor/second-factor-calls.ts';
import { codeInput, newPasskeyInput } from '#domain/people/second-factor/second-factor-input.ts';
import type { Services } from '#platform/services.server.ts';
import { signedInCall } from '../../call.ts';

const fresh = { signedInWithinMinutes: 5 } as const;

/** A user's own second factor: an app, passkeys, recovery codes. */
export const ownSecondFactorCalls = (services: Services) => [
  signedInCall(beginAuthenticatorCall, {
    ...fresh,
    summary: 'Begin to set up an authenticator app: returns its secret',
    answer: { status: 201, description: 'The secret, and the address for a QR code', schema: newAuthenticator },
    handle: ({ person }) => beginAuthenticator(services, person),
  }),
  signedInCall(confirmAuthenticatorCall, {
    ...fresh,
    summary: 'Set up the app with its first code; it replaces an earlier one',
    body: codeInput,
    example: { code: '000000' },
    answer: { status: 200, description: 'Recovery codes, when there were none', schema: shownCodes },
    handle: ({ person, body }) => confirmAuthenticator(services, person, body.code),
  }),
  signedInCall(removeAuthenticatorCall, {
    ...fresh,
    summary: 'Remove the app',
    answer: { status: 204, description: 'Deleted' },
    refusals: [404, 409],
    handle: ({ person }) => removeOwnAuthenticator(services, person),
  }),
  signedInCall(beginPasskeyCall, {
    ...fresh,
    summary: 'The options with which a browser creates a passkey',
    answer: { status: 201, description: 'Options of navigator.credentials.create', schema: passkeyCreationOptions },
    handle: ({ person }) => beginPasskey(services, person),
  }),
  signedInCall(addPasskeyCall, {
    ...fresh,
    summary: 'Add the created passkey',
    body: newPasskeyInput,
    example: { name: 'Mein Telefon', passkey: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    answer: { status: 201, description: 'Recovery codes, when there were none', schema: shownCodes },
    refusals: [409],
    handle: ({ person, body }) => addPasskey(services, person, body),
  }),
  signedInCall(removePasskeyCall, {
    ...fresh,
    summary: 'Remove a passkey',
    answer: { status: 204, description: 'Deleted' },
    refusals: [409],
    handle: ({ person, params }) => removeOwnPasskey(services, person, params.passkey),
  }),
  signedInCall(renewRecoveryCodesCall, {
    ...fresh,
    summary: 'Ten new recovery codes, which replace the remaining ones',
    answer: { status: 201, description: 'The codes, shown only once', schema: shownCodes },
    refusals: [409],
    handle: ({ person }) => renewRecoveryCodes(services, person),
  }),
];

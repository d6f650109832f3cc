import { apiCall } from '../../core/api-call.ts';
import type { newAuthenticator, passkeyCreationOptions, shownCodes } from './second-factor-answer.ts';
import type { codeInput, newPasskeyInput } from './second-factor-input.ts';

export const beginAuthenticatorCall = apiCall('POST', '/accounts/me/authenticator').of<{
  answer: typeof newAuthenticator;
}>();
export const confirmAuthenticatorCall = apiCall('PUT', '/accounts/me/authenticator').of<{
  body: typeof codeInput;
  answer: typeof shownCodes;
}>();
export const removeAuthenticatorCall = apiCall('DELETE', '/accounts/me/authenticator').of();
export const beginPasskeyCall = apiCall('POST', '/accounts/me/passkey-options').of<{
  answer: typeof passkeyCreationOptions;
}>();
export const addPasskeyCall = apiCall('POST', '/accounts/me/passkeys').of<{
  body: typeof newPasskeyInput;
  answer: typeof shownCodes;
}>();
export const removePasskeyCall = apiCall('DELETE', '/accounts/me/passkeys/{passkey}').of();
export const renewRecoveryCodesCall = apiCall('POST', '/accounts/me/recovery-codes').of<{
  answer: typeof shownCodes;
}>();

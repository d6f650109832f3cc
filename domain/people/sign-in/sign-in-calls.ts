import { apiCall } from '../../core/api-call.ts';
import type { passkeyRequestOptions } from '../second-factor/second-factor-answer.ts';
import type { completionInput } from '../second-factor/second-factor-input.ts';
import type { sessionAnswer, signInAnswer } from './session-answer.ts';
import type { signInInput } from './sign-in-input.ts';

const signInCalls = <const Area extends string>(area: Area) => ({
  readSession: apiCall('GET', `/${area}/session`).of<{ answer: typeof sessionAnswer }>(),
  signIn: apiCall('POST', `/${area}/login`).of<{ body: typeof signInInput; answer: typeof signInAnswer }>(),
  beginPasskey: apiCall('POST', `/${area}/login/passkey-options`).of<{ answer: typeof passkeyRequestOptions }>(),
  complete: apiCall('POST', `/${area}/login/second-factor`).of<{
    body: typeof completionInput;
    answer: typeof sessionAnswer;
  }>(),
  signOut: apiCall('POST', `/${area}/logout`).of(),
});

export const officeSignInCalls = signInCalls('admin');
export const partnerSignInCalls = signInCalls('partner-area');

export type SignInCalls = typeof officeSignInCalls | typeof partnerSignInCalls;

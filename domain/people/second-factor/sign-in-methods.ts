/** What completes a sign-in beside the password. */
export const signInMethods = ['authenticator', 'passkey', 'recovery-code'] as const;
export type SignInMethod = (typeof signInMethods)[number];

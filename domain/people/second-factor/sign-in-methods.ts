/** Second factors that complete a sign-in. */
export const signInMethods = ['authenticator', 'passkey', 'recovery-code'] as const;
export type SignInMethod = (typeof signInMethods)[number];

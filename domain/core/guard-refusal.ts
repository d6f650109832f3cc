/** Why a signed-in user may not make a call. */
export type GuardRefusal = 'not-this-role' | 'second-factor-missing' | 'terms-not-accepted' | 'signed-in-too-long-ago';

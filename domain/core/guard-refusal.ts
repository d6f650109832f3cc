/** Why a signed-in user may not make a call. */
export type GuardRefusal = 'not-this-role' | 'second-factor-missing' | 'signed-in-too-long-ago';

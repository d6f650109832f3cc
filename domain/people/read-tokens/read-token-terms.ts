/** How long a token may be valid, in days. */
export const tokenDays = [30, 90, 180, 365] as const;
/** How long ended tokens are kept. */
export const endedTokenDays = 30;

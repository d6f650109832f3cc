/** unconfirmed: receives only the confirmation mail; refused: the mail server rejects the address. */
export const subscriberStatuses = ['unconfirmed', 'confirmed', 'refused'] as const;

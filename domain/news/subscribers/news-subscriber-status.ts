/** unconfirmed: gets nothing but the mail with the link; refused: the mail server takes nothing for the address. */
export const subscriberStatuses = ['unconfirmed', 'confirmed', 'refused'] as const;

/** How an order was received. */
export const orderChannels = ['web', 'phone', 'letter', 'office'] as const;

/** Channels of orders entered by the office. */
export const enteredChannels = ['phone', 'letter'] as const;
export type EnteredChannel = (typeof enteredChannels)[number];

/** Names in mails to the office. */
export const orderChannelLabels = { web: 'Website', phone: 'Telefon', letter: 'Brief', office: 'Büro' } as const;

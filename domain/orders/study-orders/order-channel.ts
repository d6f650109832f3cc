/** How an order came. */
export const orderChannels = ['web', 'phone', 'letter'] as const;

/** What the office enters itself. */
export const enteredChannels = ['phone', 'letter'] as const;
export type EnteredChannel = (typeof enteredChannels)[number];

/** As mails to the team call them. */
export const orderChannelLabels = { web: 'Website', phone: 'Telefon', letter: 'Brief' } as const;

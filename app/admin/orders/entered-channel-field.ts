/** How an order came that the office enters itself. */
export const enteredChannelField = {
  name: 'channel',
  label: 'Came by',
  required: true,
  type: 'select',
  options: [
    ['', 'Please choose'],
    ['phone', 'Phone'],
    ['letter', 'Letter'],
  ],
} as const;

/** As the tab calls the ways by which orders come. */
export const channelNames = { web: 'Website', phone: 'Phone', letter: 'Letter' } as const;

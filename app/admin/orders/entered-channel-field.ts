/** The channel of an order that the office enters. */
export const enteredChannelField = {
  name: 'channel',
  label: 'Received by',
  required: true,
  type: 'select',
  options: [
    ['', 'Please choose'],
    ['phone', 'Phone'],
    ['letter', 'Letter'],
  ],
} as const;

export const channelNames = { web: 'Website', phone: 'Phone', letter: 'Letter', office: 'Office' } as const;

/** scheduled: it goes out when its time has come; sending: on its way, one mail after the other. */
export const releaseStatuses = ['draft', 'scheduled', 'sending', 'sent'] as const;

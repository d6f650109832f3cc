/** scheduled: waits for its time; sending: mails are being sent one by one. */
export const releaseStatuses = ['draft', 'scheduled', 'sending', 'sent'] as const;

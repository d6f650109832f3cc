/** held: it goes out when the office says so; dropped: when it was to be written there was nothing to say any more. */
export const mailStatuses = ['waiting', 'failed', 'sent', 'held', 'dropped'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** held: waits for the office; dropped: no longer needed when it was due. */
export const mailStatuses = ['waiting', 'failed', 'sent', 'held', 'dropped'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/**
 * held: waits for the office; dropped: no longer needed when it was due; to-print: has no address, so the office prints it as a
 * letter, which is then 'sent'.
 */
export const mailStatuses = ['waiting', 'failed', 'sent', 'held', 'dropped', 'to-print'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** scheduled: waits for its time; sending: mails are being sent one by one; stopped: the remaining recipients get none. */
export const releaseStatuses = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;

/**
 * Result of a release's mail to one recipient. retried: the mail server has not accepted it yet; refused: it rejected the
 * address; failed: given up; stopped: the office stopped the release before; unsubscribed: before it was written.
 */
export const recipientStates = ['sent', 'waiting', 'retried', 'refused', 'failed', 'stopped', 'unsubscribed'] as const;

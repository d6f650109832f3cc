/**
 * held: waits for the office; dropped: no longer needed when it was due; to-print: has no address, so the office prints it as a
 * letter, which is then 'sent'.
 */
export const mailStatuses = ['waiting', 'failed', 'sent', 'held', 'dropped', 'to-print'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** smtp: mails are sent by SMTP_URL; outbox: they are stored as files in DATA_DIR/outbox. */
export const mailDeliveries = ['smtp', 'outbox'] as const;

/** Whether a mail is an invitation or about an account: only administrators may resend those. */
export const isAccountMail = ({ recordKind }: { recordKind: string }): boolean =>
  recordKind === 'account-links' || recordKind === 'accounts';

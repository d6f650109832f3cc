/**
 * Why a mail waits for the office instead of going out: the form's trap was filled; a name, company or address leads to a
 * website; its mailbox had three mails that day; the whole site sent as many as it may in an hour.
 */
export const heldReasons = ['trap', 'web-address', 'mailbox', 'site'] as const;

export type HeldReason = (typeof heldReasons)[number];

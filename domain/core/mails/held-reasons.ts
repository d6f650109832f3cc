/**
 * Why a mail waits for the office instead of going out: the form's trap was filled; a name, company or address leads to a
 * website; its mailbox had three mails that day; the whole site sent as many as it may in an hour; the seller is still a sample.
 */
export const heldReasons = ['trap', 'web-address', 'mailbox', 'site', 'sample-seller'] as const;

export type HeldReason = (typeof heldReasons)[number];

/** How the notice of an order says that its confirmation is held: for the office to decide, or until there is a real seller. */
export const heldNote = (reason: HeldReason): 'held' | 'held-for-seller' =>
  reason === 'sample-seller' ? 'held-for-seller' : 'held';

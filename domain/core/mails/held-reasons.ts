/**
 * Why a mail is held for the office: the honeypot was filled; a name, company or address contains a web address; the limit per
 * mailbox and day, or per site and hour, is reached; the seller is still a sample.
 */
export const heldReasons = ['trap', 'web-address', 'mailbox', 'site', 'sample-seller'] as const;

export type HeldReason = (typeof heldReasons)[number];

/** Note on a held confirmation in the notice of an order: it waits for the office's decision, or for a real seller. */
export const heldNote = (reason: HeldReason): 'held' | 'held-for-seller' =>
  reason === 'sample-seller' ? 'held-for-seller' : 'held';

/** That note as the notice's text reads it. */
export const readHeldNote = ({ confirmation }: Record<string, string>) => ({
  isConfirmationHeld: confirmation === 'held',
  waitsForSeller: confirmation === 'held-for-seller',
});

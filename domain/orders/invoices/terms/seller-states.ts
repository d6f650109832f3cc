/**
 * real: documents go out. While the seller is a sample, 'marked' on a site of this machine alone: documents carry 'Muster'; and
 * 'held' on any other: orders are taken, their documents and confirmations wait for a real seller.
 */
export const sellerStates = ['real', 'marked', 'held'] as const;
export type SellerState = (typeof sellerStates)[number];

/**
 * real: documents are sent. While the seller is a sample: marked on a loopback site, where documents show 'Muster'; held on any
 * other, where documents and confirmations of orders wait for a real seller.
 */
export const sellerStates = ['real', 'marked', 'held'] as const;
export type SellerState = (typeof sellerStates)[number];

/** Whose VAT rate applies to an item: that of the report, or that of the presentation. */
export const itemRates = ['presentation', 'report'] as const;

/** Something that the order form doesn't sell, as arranged with the buyer; a discount has a negative price. */
export interface OrderItem {
  title: string;
  details: string | null;
  quantity: number;
  /** Price of one piece, in whole francs. */
  francs: number;
  rate: (typeof itemRates)[number];
}

/** Whole francs. */
export const itemsTotal = (items: readonly Pick<OrderItem, 'quantity' | 'francs'>[]): number =>
  items.reduce((sum, { quantity, francs }) => sum + quantity * francs, 0);

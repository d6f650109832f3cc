import type { Prices } from '#content/schemas.ts';
import type { CompanySize } from './study-order-choices.ts';

/** Whole francs. */
export interface StudyOrderPrice {
  price: number;
  presentationPrice: number;
  total: number;
}

/** Computes the price of an order. Prices from outside are compared with it, never used. */
export function studyOrderPrice(
  order: { companySize: CompanySize; wantsPresentation: boolean },
  prices: Prices,
): StudyOrderPrice {
  const price = prices[order.companySize];
  const presentationPrice = order.wantsPresentation ? prices.presentation : 0;
  return { price, presentationPrice, total: price + presentationPrice };
}

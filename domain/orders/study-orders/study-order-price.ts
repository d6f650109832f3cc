import type { Prices } from '#content/schemas.ts';
import type { CompanySize } from './study-order-choices.ts';

/** Whole francs. */
export interface StudyOrderPrice {
  price: number;
  presentationPrice: number;
  total: number;
}

/** What an order of an edition costs: the only place that computes it; figures from outside are compared with it, never used. */
export function studyOrderPrice(
  order: { companySize: CompanySize; wantsPresentation: boolean },
  prices: Prices,
): StudyOrderPrice {
  const price = prices[order.companySize];
  const presentationPrice = order.wantsPresentation ? prices.presentation : 0;
  return { price, presentationPrice, total: price + presentationPrice };
}

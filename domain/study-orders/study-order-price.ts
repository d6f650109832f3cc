import { prices } from '#content/site.ts';
import type { CompanySize } from './study-order-choices.ts';

/** Whole francs. */
export interface StudyOrderPrice {
  price: number;
  presentationPrice: number;
  total: number;
}

/** What an order costs: the only place that computes it; figures from outside are compared with it, never used. */
export function studyOrderPrice(order: { companySize: CompanySize; wantsPresentation: boolean }): StudyOrderPrice {
  const price = prices[order.companySize];
  const presentationPrice = order.wantsPresentation ? prices.presentation : 0;
  return { price, presentationPrice, total: price + presentationPrice };
}

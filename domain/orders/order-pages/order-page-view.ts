import type { PaymentState } from '../order-facts/order-account.ts';
import type { BusinessArea, CompanySize } from '../study-orders/study-order-choices.ts';

/** How the order stands: it is looked at first, waits for its report, has got it, or was cancelled. */
export type OrderProgress = 'checked' | 'waiting' | 'delivered' | 'cancelled';

/** What the buyer's own page shows. Moments are ISO 8601, days 'YYYY-MM-DD'. */
export interface OrderPageView {
  token: string;
  orderNumber: string;
  progress: OrderProgress;
  createdAt: string;
  dueAt: string;
  deliveredAt: string | null;
  payment: PaymentState;
  payableUntil: string | null;
  name: string;
  email: string;
  organization: string;
  billingAddress: string;
  businessArea: BusinessArea;
  companySize: CompanySize;
  buyerReference: string | null;
  invoiceEmail: string | null;
  editionTitle: string;
  /** Whole francs. */
  price: number;
  presentationPrice: number;
  documents: { number: string; title: string; issuedAt: string; isRevoked: boolean }[];
  /** The link that still can be used; null when there is none. */
  report: { downloadsLeft: number; expiresAt: string } | null;
}

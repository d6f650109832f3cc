import type { CorrectionChanges, correctionProposalStates } from '../corrections/correction-proposal-answer.ts';
import type { PaymentState } from '../order-facts/order-account.ts';
import type { OrderItem } from '../study-orders/order-item.ts';
import type { Presentation } from '../study-orders/presentation.ts';
import type { BusinessArea, CompanySize } from '../study-orders/study-order-choices.ts';

/**
 * checked: waits for the office's decision; waiting: for the report. The others are items without a report: offered and
 * expired before the invoice, arranged after it.
 */
export type OrderProgress = 'checked' | 'waiting' | 'delivered' | 'cancelled' | 'offered' | 'expired' | 'arranged';

/** The content of the buyer's page. Timestamps are ISO 8601, days 'YYYY-MM-DD'. */
export interface OrderPageView {
  token: string;
  orderNumber: string;
  progress: OrderProgress;
  createdAt: string;
  dueAt: string;
  deliveredAt: string | null;
  payment: PaymentState;
  payableUntil: string | null;
  paidRappen: number;
  /** Negative if the buyer is owed a refund. */
  openRappen: number;
  name: string;
  email: string;
  organization: string;
  billingAddress: string;
  businessArea: BusinessArea | null;
  companySize: CompanySize | null;
  /** What was arranged instead of a report. */
  items: OrderItem[] | null;
  buyerReference: string | null;
  invoiceEmail: string | null;
  editionYear: number;
  editionTitle: string;
  /** Whole francs. */
  price: number;
  presentationPrice: number;
  /** Its agreed appointment. */
  presentation: Pick<Presentation, 'startsAt' | 'minutes' | 'place' | 'speaker'> | null;
  /** Its last offer, unless an invoice followed. */
  offer: { number: string; validUntil: string } | null;
  documents: { number: string; title: string; issuedAt: string; isRevoked: boolean }[];
  /** The latest correction of the invoice that the buyer proposed. */
  correction: {
    state: (typeof correctionProposalStates)[number];
    changes: CorrectionChanges;
    reason: string | null;
    createdAt: string;
    decidedAt: string | null;
  } | null;
  /** The usable link; null if there is none. */
  report: { downloadsLeft: number; expiresAt: string } | null;
}

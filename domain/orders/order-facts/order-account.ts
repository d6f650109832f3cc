import type { StudyOrderStatus } from '../study-orders/study-order-status.ts';

export const orderFactKinds = ['payment', 'refund', 'delivery', 'cancellation'] as const;

/** `recordedBy` of payments that were assigned as a bank file was imported. */
export const bankFile = 'bank file';

/** Payment state of an order by its documents and facts. none: it has no invoice, for example while it is held. */
export const paymentStates = ['none', 'open', 'overdue', 'paid', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

interface Facts {
  state: PaymentState;
  invoiceNumber: string | null;
  deliveredAt: Date | null;
}

/** The status implied by facts; undefined if there are none. */
function statusOfFacts({ state, deliveredAt }: Facts): 'cancelled' | 'paid' | 'delivered' | undefined {
  if (state === 'cancelled' || state === 'paid') return state;
  return deliveredAt ? 'delivered' : undefined;
}

const beforeFacts: readonly StudyOrderStatus[] = ['pending', 'invoiced'];

/** The status after a fact was recorded or undone: implied by the facts, else 'invoiced' or 'pending'. */
export function statusAfterFact(status: StudyOrderStatus, facts: Facts): StudyOrderStatus {
  const implied = statusOfFacts(facts);
  if (implied || beforeFacts.includes(status)) return implied ?? status;
  return facts.invoiceNumber ? 'invoiced' : 'pending';
}

/** Whether the status set by the office matches the facts. */
export function agreesWithFacts(status: StudyOrderStatus, facts: Facts): boolean {
  const implied = statusOfFacts(facts);
  return implied ? status === implied : beforeFacts.includes(status);
}

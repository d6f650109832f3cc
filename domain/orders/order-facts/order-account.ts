import type { StudyOrderStatus } from '../study-orders/study-order-status.ts';

/** How an order's payment stands by its documents and facts. none: it has no invoice yet, as while it is held. */
export const paymentStates = ['none', 'open', 'overdue', 'paid', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

interface Facts {
  state: PaymentState;
  invoiceNumber: string | null;
  deliveredAt: Date | null;
}

/** The status that facts speak of; undefined while nothing but an order and perhaps its invoice is there. */
function statusOfFacts({ state, deliveredAt }: Facts): 'cancelled' | 'paid' | 'delivered' | undefined {
  if (state === 'cancelled' || state === 'paid') return state;
  return deliveredAt ? 'delivered' : undefined;
}

const beforeFacts: readonly StudyOrderStatus[] = ['pending', 'invoiced'];

/** The status after a fact: what facts say; when they say nothing any more, that there is an invoice, or that it is new. */
export function statusAfterFact(status: StudyOrderStatus, facts: Facts): StudyOrderStatus {
  const said = statusOfFacts(facts);
  if (said || beforeFacts.includes(status)) return said ?? status;
  return facts.invoiceNumber ? 'invoiced' : 'pending';
}
/** Whether what the office says is what the facts say. */
export function agreesWithFacts(status: StudyOrderStatus, facts: Facts): boolean {
  const said = statusOfFacts(facts);
  return said ? status === said : beforeFacts.includes(status);
}

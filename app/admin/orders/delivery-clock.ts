import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';

interface ClockedOrder {
  dueAt: string;
  deliveredAt?: string | null;
  status: StudyOrderStatus;
  waitsForSeller?: boolean;
  items?: readonly unknown[] | null;
}

export interface DeliveryClock {
  state: 'delivered' | 'ended' | 'held' | 'running' | 'late';
  text: string;
}

/** '1 h 35 min' for 95 minutes; from two days on '2 d 3 h', from ten days on '10 d'. */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 240) return `${Math.floor(hours / 24)} d`;
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** The state of the promise to deliver within 24 hours, which ends with delivery or cancellation. */
export function deliveryClock(order: ClockedOrder, now: Date): DeliveryClock {
  const { dueAt, deliveredAt, status, waitsForSeller, items } = order;
  if (deliveredAt || status === 'delivered') return { state: 'delivered', text: 'Delivered' };
  if (status === 'cancelled' || items) return { state: 'ended', text: '–' };
  if (waitsForSeller) return { state: 'held', text: 'Waits for the seller' };
  const left = Math.trunc((Date.parse(dueAt) - now.getTime()) / 60_000);
  return left >= 0
    ? { state: 'running', text: `Due in ${spanText(left)}` }
    : { state: 'late', text: `Late by ${spanText(-left)}` };
}

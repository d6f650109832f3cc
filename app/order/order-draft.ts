import type { OrderEntries } from './order-entries.ts';

const name = 'order-draft';

/** What was begun on this page, kept in the visitor's own browser until the order has arrived or the tab is closed. */
export interface OrderDraft {
  entries: OrderEntries;
  /** The Idempotency-Key of the first try. */
  key?: string;
}

/** null when there is none, or when the browser keeps nothing. */
export function readDraft(): OrderDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** null forgets it. */
export function keepDraft(draft: OrderDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

import { newKey } from '../forms/attempt-key.ts';
import type { OrderEntries } from './order-rules.ts';

const name = 'order-draft';

/** What was begun on this page, kept in the visitor's own browser until the order has arrived or the tab is closed. */
export interface OrderDraft {
  entries: Partial<OrderEntries>;
  /** The Idempotency-Key of the first try. */
  key?: string;
  /** What is to be said when the page stands there anew. */
  sentence?: string;
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

/** The Idempotency-Key that goes with all tries of what was begun here, whether script sends them or the browser. */
export function keyOfDraft(): string {
  const draft = readDraft();
  const key = draft?.key ?? newKey();
  keepDraft({ entries: {}, ...draft, key });
  return key;
}

/** Puts a draft into the fields that still are empty. */
export function restoreDraft(form: HTMLFormElement, entries: Partial<OrderEntries>): void {
  for (const [name, value] of Object.entries(entries)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value === field.value;
    else if (field && 'value' in field && !field.value) field.value = value;
  }
}

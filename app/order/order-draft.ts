import { newKey } from '../forms/idempotency-key.ts';
import type { OrderEntries } from './order-rules.ts';

const name = 'order-draft';

/** An unfinished order, kept in the visitor's browser until it is placed or the tab is closed. */
export interface OrderDraft {
  entries: Partial<OrderEntries>;
  /** The Idempotency-Key of the first attempt. */
  key?: string;
  /** Message to show after the page is reloaded. */
  message?: string;
}

/** The stored draft; null if there is none or the browser has no storage. */
export function readOrderDraft(): OrderDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft; null removes it. */
export function saveOrderDraft(draft: OrderDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // The form also works without storage.
  }
}

/** The Idempotency-Key of all attempts to send this draft, by script or by the browser. */
export function draftKey(): string {
  const draft = readOrderDraft();
  const key = draft?.key ?? newKey();
  saveOrderDraft({ entries: {}, ...draft, key });
  return key;
}

/** Fills the draft into fields that are still empty. */
export function restoreDraft(form: HTMLFormElement, entries: Partial<OrderEntries>): void {
  for (const [name, value] of Object.entries(entries)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value === field.value;
    else if (field && 'value' in field && !field.value) field.value = value;
  }
}

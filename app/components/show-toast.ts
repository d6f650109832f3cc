export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action such as 'Undo'. */
  action?: {
    label: string;
    perform: () => void;
    /** Whether Ctrl+Z performs the action until the user types, as keyboard users may not reach the button in time. */
    isUndo?: boolean;
  };
  /** Milliseconds until the toast closes. */
  duration?: number;
  /** Language of its texts if not the page's. */
  lang?: 'en';
}

/** Name of the CustomEvent on window that shows a toast; the toast region listens for it. */
export const toastEvent = 'toast:show';

declare global {
  interface WindowEventMap {
    [toastEvent]: CustomEvent<ToastContent>;
  }
}

/** Shows a toast, replacing the current one. */
export function showToast(content: ToastContent): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: content }));
}

const nextPageKey = 'toast';

/** Shows a toast on the next page loaded in this window. */
export function showToastOnNextPage(content: Omit<ToastContent, 'action'>): void {
  try {
    sessionStorage.setItem(nextPageKey, JSON.stringify(content));
  } catch {
    // Without storage the toast is dropped; the next page shows the state anyway.
  }
}

/** Shows the toast left by the previous page, once. */
export function showPendingToast(): void {
  let content: string | null;
  try {
    content = sessionStorage.getItem(nextPageKey);
    sessionStorage.removeItem(nextPageKey);
  } catch {
    return;
  }
  if (content !== null) showToast(JSON.parse(content) as ToastContent);
}

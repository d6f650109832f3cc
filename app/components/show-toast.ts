export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action such as 'Undo'. */
  action?: {
    label: string;
    perform: () => void;
    /** Keys that perform it too, as `aria-keyshortcuts`. */
    keys?: string | undefined;
  };
  onClose?: (() => void) | undefined;
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

/** Under this key the session's storage has a toast for the next page (app/admin/dashboard/toast-on-next-page.ts). */
export const nextPageKey = 'toast';

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

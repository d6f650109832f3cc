export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A way back, such as 'Undo'. */
  action?: {
    label: string;
    perform: () => void;
    /** Whether Ctrl+Z does it too, as long as nothing is typed meanwhile: who works by keyboard would come too late. */
    isUndo?: boolean;
  };
  /** Milliseconds until it closes by itself. */
  duration?: number;
  /** Of its texts, where it isn't German. */
  lang?: 'en';
}

/** Name of the CustomEvent on window that shows a toast. Whoever has something to say sends it; the toast region listens. */
export const toastEvent = 'toast:show';

declare global {
  interface WindowEventMap {
    [toastEvent]: CustomEvent<ToastContent>;
  }
}

/** Shows a toast in place of the one that may be shown: there is one at a time. */
export function showToast(content: ToastContent): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: content }));
}

const nextPageKey = 'toast';

/** Shows a toast on the page that is loaded next in this window. */
export function showToastOnNextPage(content: Omit<ToastContent, 'action'>): void {
  try {
    sessionStorage.setItem(nextPageKey, JSON.stringify(content));
  } catch {
    // A browser that keeps nothing: the next page speaks for itself.
  }
}

/** Shows what the page before has left, once. */
export function showToastOfLastPage(): void {
  let content: string | null;
  try {
    content = sessionStorage.getItem(nextPageKey);
    sessionStorage.removeItem(nextPageKey);
  } catch {
    return;
  }
  if (content !== null) showToast(JSON.parse(content) as ToastContent);
}

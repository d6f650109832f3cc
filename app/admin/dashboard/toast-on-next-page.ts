import { nextPageKey, type ToastContent } from '../../components/show-toast.ts';

/** Shows a toast on the next page loaded in this window. */
export function showToastOnNextPage(content: Omit<ToastContent, 'action'>): void {
  try {
    sessionStorage.setItem(nextPageKey, JSON.stringify(content));
  } catch {
    // Without storage the toast is dropped; the next page shows the state anyway.
  }
}

import { useEffect } from 'react';

const panelOf = (element: Element) => element.closest('[role="tabpanel"]');
const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Restores the focus when the focused element is removed, such as a deleted row or a closed toast: to the same card or
 * row, else to the last focused element of the tab, else to the result of `findLast`. In a dialog it goes to the heading.
 */
export function useRestoredFocus(findLast: () => HTMLElement | null): void {
  useEffect(() => {
    let focused: Element | null = null;
    /** The card or row around the focused element. */
    let surroundings: Element | null = null;
    let lastInTab: HTMLElement | null = null;
    let wasInDialog = false;
    let wasVisible = false;

    const onFocus = ({ target }: FocusEvent) => {
      focused = target as HTMLElement;
      surroundings = focused.closest('li, tr');
      wasInDialog = focused.closest('dialog') !== null;
      wasVisible = focused.matches(':focus-visible');
      if (panelOf(focused) && !focused.closest('dialog')) lastInTab = focused as HTMLElement;
    };
    const onBlur = ({ target }: FocusEvent) => {
      // The user left the element, for instance by a click elsewhere.
      queueMicrotask(() => {
        if ((target as Element).isConnected && isFocusLost()) focused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || !isFocusLost()) return;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog && (wasInDialog || dialog.matches(':modal'))) return dialog.querySelector('h2')?.focus();
      const nearby =
        surroundings && panelOf(surroundings) && surroundings.querySelector<HTMLElement>('button, a[href]');
      const known = nearby?.isConnected ? nearby : lastInTab?.isConnected ? lastInTab : null;
      // A visible focus stays in view, while a page doesn't move under the mouse.
      (known ?? findLast())?.focus({ preventScroll: !wasVisible });
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [findLast]);
}

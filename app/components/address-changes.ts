const changed = 'address-changed';

/** Calls `onChange` after every navigation within the page, by the history or by `announceAddress`. */
export function subscribeToAddress(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/** Reports a change of the address made by pushState or replaceState, which browsers don't report. */
export const announceAddress = () => dispatchEvent(new Event(changed));

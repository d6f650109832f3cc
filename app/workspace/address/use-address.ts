import { useSyncExternalStore } from 'react';
import { afterStepBack } from '../../components/ui/dialog-stack.ts';

const changed = 'admin-address-changed';

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/** The search part of the address: the tab and the filters of its list; '' on the server. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Navigates within the admin area, with a new history entry or in place of the current one. */
export function showAddress(parameters: URLSearchParams, entry: 'new' | 'same' = 'new'): void {
  const address = parameters.size > 0 ? `/admin?${parameters}` : '/admin';
  afterStepBack(() => {
    if (entry === 'new') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    dispatchEvent(new Event(changed));
  });
}

/** Navigates from a dialog that is closing: its own history entry is removed first. */
export function showAddressAfterDialog(parameters: URLSearchParams, entry?: 'new' | 'same'): void {
  addEventListener('popstate', () => showAddress(parameters, entry), { once: true });
}

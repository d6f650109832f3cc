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

/** The search part of the address, which names the tab and what its list is narrowed down by; '' on the server. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Shows another part of the admin area: in a new entry of the history, or in place of the present one. */
export function showAddress(parameters: URLSearchParams, entry: 'new' | 'same' = 'new'): void {
  const address = parameters.size > 0 ? `/admin?${parameters}` : '/admin';
  afterStepBack(() => {
    if (entry === 'new') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    dispatchEvent(new Event(changed));
  });
}

/** The same for who stands in a dialog that is closed with it: a dialog takes its own step back in the history first. */
export function showAddressAfterDialog(parameters: URLSearchParams, entry?: 'new' | 'same'): void {
  addEventListener('popstate', () => showAddress(parameters, entry), { once: true });
}

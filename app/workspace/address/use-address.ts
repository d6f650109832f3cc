import { useSyncExternalStore } from 'react';
import { announceAddress, subscribeToAddress } from '../../components/address-changes.ts';
import { afterStepBack } from '../../components/ui/dialog-stack.ts';

/** The search part of the address: the tab and the filters of its list; '' on the server. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribeToAddress,
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
    announceAddress();
  });
}

/** Navigates from a dialog that is closing: its own history entry is removed first. */
export function showAddressAfterDialog(parameters: URLSearchParams, entry?: 'new' | 'same'): void {
  addEventListener('popstate', () => showAddress(parameters, entry), { once: true });
}

import { useSyncExternalStore } from 'react';
import { announceAddress, subscribeToAddress } from '../../components/address-changes.ts';
import { afterStepBack } from '../../components/ui/dialog-stack.ts';
import { leaveSafely } from '../form/leave-guard.ts';

/** The search part of the address: the tab and the filters of its list; '' on the server. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.search,
    () => '',
  );
}

/** Whether an address shows the list that is shown now: details beside it stay open. */
function isSameList(parameters: URLSearchParams): boolean {
  const now = new URLSearchParams(location.search);
  return ['tab', 'list', 'part'].every((name) => (parameters.get(name) ?? '') === (now.get(name) ?? ''));
}

/** Navigates within the admin area, with a new history entry or in place of the current one. */
export function showAddress(parameters: URLSearchParams, entry: 'new' | 'same' = 'new'): void {
  const address = parameters.size > 0 ? `/admin?${parameters}` : '/admin';
  const show = () =>
    afterStepBack(() => {
      if (entry === 'new') history.pushState(null, '', address);
      else history.replaceState(history.state, '', address);
      announceAddress();
    });
  if (isSameList(parameters)) show();
  else leaveSafely(show);
}

/** Navigates from a dialog that is closing: its own history entry is removed first. */
export function showAddressAfterDialog(parameters: URLSearchParams, entry?: 'new' | 'same'): void {
  addEventListener('popstate', () => showAddress(parameters, entry), { once: true });
}

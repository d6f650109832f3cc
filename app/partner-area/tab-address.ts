import { useSyncExternalStore } from 'react';
import { announceAddress, subscribeToAddress } from '../components/address-changes.ts';

export const tabOf = (search: string): string | null => new URLSearchParams(search).get('tab');

const shownTab = () => tabOf(location.search);

/** The tab that the address names; null if it names none. */
export const useShownTab = (): string | null => useSyncExternalStore(subscribeToAddress, shownTab);

/** Selects a tab, with a new history entry. */
export function showTab(tab: string): void {
  if (tab === shownTab()) return;
  history.pushState(null, '', `?${new URLSearchParams({ tab })}`);
  announceAddress();
}

import { useSyncExternalStore } from 'react';
import { announceAddress, subscribeToAddress } from '../components/address-changes.ts';

const parameterOf = (search: string, name: string) => new URLSearchParams(search).get(name);

export const tabOf = (search: string): string | null => parameterOf(search, 'tab');

const tabInAddress = () => tabOf(location.search);

/** The tab that the address names; null if it names none. */
export const useTabInAddress = (): string | null => useSyncExternalStore(subscribeToAddress, tabInAddress);

const linkedRequest = () => parameterOf(location.search, 'request') ?? '';

/** The request for files that the address names; '' if it names none. */
export const useLinkedRequest = (): string => useSyncExternalStore(subscribeToAddress, linkedRequest);

/** Puts a request for files into the address; '' removes it. */
export function linkRequest(request: string): void {
  history.replaceState(history.state, '', `?${new URLSearchParams({ tab: 'upload', ...(request && { request }) })}`);
  announceAddress();
}

/** Follows a link within this page, with a new history entry. */
export function showLinked(search: string): void {
  if (search === location.search) return;
  history.pushState(null, '', search);
  announceAddress();
}

/** Selects a tab, with a new history entry. */
export function showTab(tab: string): void {
  if (tab !== tabInAddress()) showLinked(`?${new URLSearchParams({ tab })}`);
}

import { useSyncExternalStore } from 'react';

const changed = 'partner-area-tab-changed';

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

export const tabOf = (search: string): string | null => new URLSearchParams(search).get('tab');

const shownTab = () => tabOf(location.search);

/** The tab that the address names; null if it names none. */
export const useShownTab = (): string | null => useSyncExternalStore(subscribe, shownTab);

/** Selects a tab, with a new history entry. */
export function showTab(tab: string): void {
  if (tab === shownTab()) return;
  history.pushState(null, '', `?${new URLSearchParams({ tab })}`);
  dispatchEvent(new Event(changed));
}

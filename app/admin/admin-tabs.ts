import type { ComponentType } from 'react';

interface AdminTab {
  id: string;
  label: string;
  lang?: 'en';
  load: () => Promise<{ default: ComponentType }>;
}

/** The tabs of the dashboard in their order; the id stands in the address. */
export const adminTabs: readonly AdminTab[] = [
  { id: 'overview', label: 'Overview', lang: 'en', load: () => import('./overview-tab.tsx') },
  { id: 'partners', label: 'Partners', lang: 'en', load: () => import('./partners-tab.tsx') },
  { id: 'studies', label: 'Studies', lang: 'en', load: () => import('./studies-tab.tsx') },
  { id: 'media', label: 'Media', lang: 'en', load: () => import('./media-tab.tsx') },
  { id: 'messages', label: 'Messages', lang: 'en', load: () => import('./messages-tab.tsx') },
  { id: 'orders', label: 'Orders', lang: 'en', load: () => import('./orders-tab.tsx') },
  { id: 'team', label: 'Team', load: () => import('./team-tab.tsx') },
  { id: 'videos', label: 'Videos', load: () => import('./videos-tab.tsx') },
];

const overview = adminTabs[0] as AdminTab;

/** The tab of an address's search part; an unknown one is the overview. */
export function tabOf(search: string): AdminTab {
  const id = new URLSearchParams(search).get('tab');
  return adminTabs.find((tab) => tab.id === id) ?? overview;
}

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** The component of a tab, or the promise of it; a failed load may be tried again. */
export function loadTab({ id, load }: AdminTab): ComponentType | Promise<ComponentType> {
  const known = loaded.get(id) ?? loading.get(id);
  if (known) return known;
  const promise = load().then((module) => {
    loaded.set(id, module.default);
    return module.default;
  });
  promise.catch(() => loading.delete(id));
  loading.set(id, promise);
  return promise;
}

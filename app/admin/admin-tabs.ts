import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../components/lazy-part.tsx';

interface AdminTab {
  /** Stands in the address, and is the name of the tab's folder. */
  id: string;
  label: string;
  lang?: 'en';
  part: LazyPart<ComponentType>;
}

/** The tabs of the dashboard in their order. */
export const adminTabs: readonly AdminTab[] = [
  { id: 'overview', label: 'Overview', lang: 'en', part: lazyPart(() => import('./overview/overview-tab.tsx')) },
  { id: 'partners', label: 'Partners', lang: 'en', part: lazyPart(() => import('./partners/partners-tab.tsx')) },
  { id: 'studies', label: 'Studies', lang: 'en', part: lazyPart(() => import('./studies/studies-tab.tsx')) },
  { id: 'media', label: 'Media', lang: 'en', part: lazyPart(() => import('./media/media-tab.tsx')) },
  { id: 'messages', label: 'Messages', lang: 'en', part: lazyPart(() => import('./messages/messages-tab.tsx')) },
  { id: 'orders', label: 'Orders', lang: 'en', part: lazyPart(() => import('./orders/orders-tab.tsx')) },
  { id: 'team', label: 'Team', part: lazyPart(() => import('./team/team-tab.tsx')) },
  { id: 'videos', label: 'Videos', part: lazyPart(() => import('./videos/videos-tab.tsx')) },
];

const overview = adminTabs[0] as AdminTab;

/** The tab of an address's search part; an unknown one is the overview. */
export function tabOf(search: string): AdminTab {
  const id = new URLSearchParams(search).get('tab');
  return adminTabs.find((tab) => tab.id === id) ?? overview;
}

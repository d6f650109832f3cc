import type { ComponentType } from 'react';
import type { Permission } from '#domain/core/accounts/roles.ts';
import { type LazyPart, lazyPart } from '../components/lazy-part.tsx';

export interface AdminTab {
  /** Used in the address; also the name of the tab's folder. */
  id: string;
  label: string;
  lang?: 'en';
  /** The permission needed to see the tab. */
  permission: Permission;
  part: LazyPart<ComponentType>;
}

const englishTab = (
  id: string,
  label: string,
  permission: Permission,
  load: () => Promise<{ default: ComponentType }>,
): AdminTab => ({ id, label, permission, lang: 'en', part: lazyPart(load) });

const overview = englishTab('overview', 'Overview', 'overview', () => import('./overview/overview-tab.tsx'));

export const adminTabs: readonly AdminTab[] = [
  overview,
  englishTab('partners', 'Partners', 'overview', () => import('./partners/partners-tab.tsx')),
  englishTab('studies', 'Studies', 'overview', () => import('./studies/studies-tab.tsx')),
  englishTab('media', 'Media', 'overview', () => import('./media/media-tab.tsx')),
  englishTab('messages', 'Messages', 'read-messages', () => import('./messages/messages-tab.tsx')),
  englishTab('orders', 'Orders', 'read-orders', () => import('./orders/orders-tab.tsx')),
  { id: 'team', label: 'Team', permission: 'overview', part: lazyPart(() => import('./team/team-tab.tsx')) },
  { id: 'videos', label: 'Videos', permission: 'overview', part: lazyPart(() => import('./videos/videos-tab.tsx')) },
];

export const tabsFor = (may: (permission: Permission) => boolean) => adminTabs.filter((tab) => may(tab.permission));

/** The tab named by the search part of an address; the overview if there is none. */
export function tabOf(search: string): AdminTab {
  const id = new URLSearchParams(search).get('tab');
  return adminTabs.find((tab) => tab.id === id) ?? overview;
}

import type { ComponentType } from 'react';
import type { Permission } from '#domain/core/accounts/roles.ts';
import { type LazyPart, lazyPart } from '../components/lazy-part.tsx';

export interface AdminTab {
  /** Stands in the address, and is the name of the tab's folder. */
  id: string;
  label: string;
  lang?: 'en';
  /** What somebody has to be allowed to do to see it; content everybody may read. */
  permission: Permission;
  part: LazyPart<ComponentType>;
}

/** The tabs of the dashboard in their order. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'overview',
    label: 'Overview',
    permission: 'overview',
    lang: 'en',
    part: lazyPart(() => import('./overview/overview-tab.tsx')),
  },
  {
    id: 'partners',
    label: 'Partners',
    permission: 'overview',
    lang: 'en',
    part: lazyPart(() => import('./partners/partners-tab.tsx')),
  },
  {
    id: 'studies',
    label: 'Studies',
    permission: 'overview',
    lang: 'en',
    part: lazyPart(() => import('./studies/studies-tab.tsx')),
  },
  {
    id: 'media',
    label: 'Media',
    permission: 'overview',
    lang: 'en',
    part: lazyPart(() => import('./media/media-tab.tsx')),
  },
  {
    id: 'messages',
    label: 'Messages',
    permission: 'read-messages',
    lang: 'en',
    part: lazyPart(() => import('./messages/messages-tab.tsx')),
  },
  {
    id: 'orders',
    label: 'Orders',
    permission: 'read-orders',
    lang: 'en',
    part: lazyPart(() => import('./orders/orders-tab.tsx')),
  },
  { id: 'team', label: 'Team', permission: 'overview', part: lazyPart(() => import('./team/team-tab.tsx')) },
  { id: 'videos', label: 'Videos', permission: 'overview', part: lazyPart(() => import('./videos/videos-tab.tsx')) },
];

const overview = adminTabs[0] as AdminTab;

/** The tabs that a role sees. */
export const tabsFor = (may: (permission: Permission) => boolean) => adminTabs.filter((tab) => may(tab.permission));

/** The tab of an address's search part; an unknown one is the overview. */
export function tabOf(search: string): AdminTab {
  const id = new URLSearchParams(search).get('tab');
  return adminTabs.find((tab) => tab.id === id) ?? overview;
}

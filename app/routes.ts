import type { Page } from './page-request.ts';

/** A page's properties that are needed before its code loads. */
export interface Route {
  path: string;
  load: () => Promise<{ default: Page }>;
  /** Canonical path if the page has more than one. */
  canonical?: string;
  /** False for pages that search engines should not index. */
  indexed: boolean;
  /** Whether the page has the public header and footer. */
  hasFrame: boolean;
  /** Search parameters that affect the page; all others are ignored. */
  parameters: string[];
}

/** An indexed page with header and footer. */
const page = (path: string, load: Route['load']): Route => ({
  path,
  load,
  indexed: true,
  hasFrame: true,
  parameters: [],
});

const insights = (path: string): Route => ({
  ...page(path, () => import('./insights/insights-page.tsx')),
  canonical: '/insights',
  // In the order used by the site's own links, so that they hit the page cache.
  parameters: ['embed', 'edition', 'card', 'version'],
});

export const routes: Route[] = [
  page('/', () => import('./site/home/home-page.tsx')),
  page('/about', () => import('./site/about/about-page.tsx')),
  page('/partners', () => import('./site/partners/partners-page.tsx')),
  page('/studies', () => import('./site/studies/studies-page.tsx')),
  // They name the card whose corrections the form subscribes to.
  { ...page('/media', () => import('./site/media/media-page.tsx')), parameters: ['edition', 'card'] },
  page('/partner-area', () => import('./partner-area/partner-area-page.tsx')),
  page('/imprint', () => import('./site/legal/imprint-page.tsx')),
  page('/impressum', () => import('./site/legal/impressum-page.tsx')),
  page('/order', () => import('./order/order-page.tsx')),
  insights('/insights'),
  insights('/visual-analytics'),
  {
    ...page('/admin', () => import('./admin/admin-document.tsx')),
    indexed: false,
    hasFrame: false,
    parameters: ['tab'],
  },
];

export const notFoundRoute: Route = {
  ...page('/404', () => import('./site/frame/not-found-page.tsx')),
  indexed: false,
};

export const canonicalPath = ({ canonical, path }: Route): string => canonical ?? path;

/** The route of a path (without search); a trailing slash is ignored. */
export function findRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

import type { Page } from './page-request.ts';

/** One page of the site: everything that is to be known before its code is loaded. */
export interface Route {
  path: string;
  load: () => Promise<{ default: Page }>;
  /** Without the study's name, which is added to every title but the home page's. */
  title: string;
  /** Where the canonical link points when the page has more than one address. */
  canonical?: string;
  /** False for pages search engines have no business with. */
  indexed: boolean;
  /** Whether the public header and footer surround it. */
  surrounded: boolean;
  /** Search parameters that change what the server sends; all others are ignored. */
  parameters: string[];
}

const page = { indexed: true, surrounded: true, parameters: [] as string[] };

const insights = {
  ...page,
  load: () => import('./insights/insights-page.tsx'),
  title: 'Insights: die Ergebnisse in Diagrammen',
  canonical: '/insights',
  // In the order in which the site's own links name them: those are found among the finished pages at once.
  parameters: ['embed', 'edition', 'card'],
} satisfies Omit<Route, 'path'>;

export const routes: Route[] = [
  {
    ...page,
    path: '/',
    load: () => import('./site/home/home-page.tsx'),
    title: 'Versicherungsmonitor: wie die Schweiz ihre Versicherer erlebt',
  },
  {
    ...page,
    path: '/about',
    load: () => import('./site/about/about-page.tsx'),
    title: 'Über uns',
  },
  {
    ...page,
    path: '/partners',
    load: () => import('./site/partners/partners-page.tsx'),
    title: 'Partner & Institutionen',
  },
  {
    ...page,
    path: '/studies',
    load: () => import('./site/studies/studies-page.tsx'),
    title: 'Studien & Materialien',
  },
  {
    ...page,
    path: '/media',
    load: () => import('./site/media/media-page.tsx'),
    title: 'Medien & Ressourcen',
  },
  {
    ...page,
    path: '/partner-area',
    load: () => import('./partner-area/partner-area-page.tsx'),
    title: 'Partnerbereich',
  },
  {
    ...page,
    path: '/imprint',
    load: () => import('./site/legal/imprint-page.tsx'),
    title: 'Kontakt und rechtliche Hinweise',
  },
  {
    ...page,
    path: '/impressum',
    load: () => import('./site/legal/impressum-page.tsx'),
    title: 'Impressum und Datenschutz',
  },
  {
    ...page,
    path: '/order',
    load: () => import('./order/order-page.tsx'),
    title: 'Studie bestellen',
  },
  { ...insights, path: '/insights' },
  { ...insights, path: '/visual-analytics' },
  {
    ...page,
    path: '/admin',
    load: () => import('./admin/admin-document.tsx'),
    title: 'Admin',
    indexed: false,
    surrounded: false,
    parameters: ['tab'],
  },
];

export const notFoundRoute: Route = {
  ...page,
  path: '/404',
  load: () => import('./site/frame/not-found-page.tsx'),
  title: 'Page Not Found',
  indexed: false,
};

/** The route of a path (without search); one slash at the end is forgiven. */
export function findRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

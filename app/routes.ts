import type { ComponentType } from 'react';

/** One page of the site: everything the server and the browser need to know before its code is loaded. */
export interface Route {
  path: string;
  /** The page's module, from the project's root: the build's manifest finds its files by it. */
  file: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Without the study's name, which is added to every title but the home page's. */
  title: string;
  /** Where the canonical link points when the page has more than one address. */
  canonical?: string;
  /** Data the page reads: API paths the server answers in process before it renders. */
  queries: string[];
  /** False for pages search engines have no business with. */
  indexed: boolean;
  /** Whether the public header and footer surround it. */
  surrounded: boolean;
  /** Search parameters that change what the server sends; all others are ignored. */
  parameters: string[];
}

/** What every public page brings along for the pages after it, so that they show their data at once. */
export const startupQueries = ['/api/partners', '/api/hero-videos/active'];

const page = { indexed: true, surrounded: true, queries: [] as string[], parameters: [] as string[] };

const insights = {
  ...page,
  file: 'app/insights/insights-page.tsx',
  load: () => import('./insights/insights-page.tsx'),
  title: 'Insights: die Ergebnisse in Diagrammen',
  canonical: '/insights',
  parameters: ['card', 'embed'],
} satisfies Omit<Route, 'path'>;

export const routes: Route[] = [
  {
    ...page,
    path: '/',
    file: 'app/site/home-page.tsx',
    load: () => import('./site/home-page.tsx'),
    title: 'Versicherungsmonitor: wie die Schweiz ihre Versicherer erlebt',
    queries: ['/api/partners', '/api/studies', '/api/hero-videos/active'],
  },
  {
    ...page,
    path: '/about',
    file: 'app/site/about-page.tsx',
    load: () => import('./site/about-page.tsx'),
    title: 'Über uns',
    queries: ['/api/team-members'],
  },
  {
    ...page,
    path: '/partners',
    file: 'app/site/partners-page.tsx',
    load: () => import('./site/partners-page.tsx'),
    title: 'Partner & Institutionen',
    queries: ['/api/partners'],
  },
  {
    ...page,
    path: '/studies',
    file: 'app/site/studies-page.tsx',
    load: () => import('./site/studies-page.tsx'),
    title: 'Studien & Materialien',
    queries: ['/api/studies'],
  },
  {
    ...page,
    path: '/media',
    file: 'app/site/media-page.tsx',
    load: () => import('./site/media-page.tsx'),
    title: 'Medien & Ressourcen',
    queries: ['/api/media'],
  },
  {
    ...page,
    path: '/partner-area',
    file: 'app/partner-area/partner-area-page.tsx',
    load: () => import('./partner-area/partner-area-page.tsx'),
    title: 'Partnerbereich',
  },
  {
    ...page,
    path: '/imprint',
    file: 'app/site/imprint-page.tsx',
    load: () => import('./site/imprint-page.tsx'),
    title: 'Kontakt und rechtliche Hinweise',
  },
  {
    ...page,
    path: '/impressum',
    file: 'app/site/impressum-page.tsx',
    load: () => import('./site/impressum-page.tsx'),
    title: 'Impressum und Datenschutz',
  },
  {
    ...page,
    path: '/order',
    file: 'app/order/order-page.tsx',
    load: () => import('./order/order-page.tsx'),
    title: 'Studie bestellen',
  },
  { ...insights, path: '/insights' },
  { ...insights, path: '/visual-analytics' },
  {
    ...page,
    path: '/admin',
    file: 'app/admin/admin-page.tsx',
    load: () => import('./admin/admin-page.tsx'),
    title: 'Admin',
    indexed: false,
    surrounded: false,
    parameters: ['tab'],
  },
];

export const notFoundRoute: Route = {
  ...page,
  path: '/404',
  file: 'app/site/not-found-page.tsx',
  load: () => import('./site/not-found-page.tsx'),
  title: 'Page Not Found',
  indexed: false,
};

/** The route of a path (without search); one slash at the end is forgiven. */
export function findRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

/** What the browser's tab says. */
export function documentTitle({ path, title }: Route): string {
  return path === '/' ? title : `${title} – Versicherungsmonitor`;
}

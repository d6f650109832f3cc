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

/** A page with header and footer that search engines may know. */
const page = (path: string, title: string, load: Route['load']): Route => ({
  path,
  title,
  load,
  indexed: true,
  surrounded: true,
  parameters: [],
});

const insights = (path: string): Route => ({
  ...page(path, 'Insights: die Ergebnisse in Diagrammen', () => import('./insights/insights-page.tsx')),
  canonical: '/insights',
  // In the order in which the site's own links name them: those are found among the finished pages at once.
  parameters: ['embed', 'edition', 'card'],
});

export const routes: Route[] = [
  page('/', 'Versicherungsmonitor: wie die Schweiz ihre Versicherer erlebt', () => import('./site/home/home-page.tsx')),
  page('/about', 'Über uns', () => import('./site/about/about-page.tsx')),
  page('/partners', 'Partner & Institutionen', () => import('./site/partners/partners-page.tsx')),
  page('/studies', 'Studien & Materialien', () => import('./site/studies/studies-page.tsx')),
  page('/media', 'Medien & Ressourcen', () => import('./site/media/media-page.tsx')),
  page('/partner-area', 'Partnerbereich', () => import('./partner-area/partner-area-page.tsx')),
  page('/imprint', 'Kontakt und rechtliche Hinweise', () => import('./site/legal/imprint-page.tsx')),
  page('/impressum', 'Impressum und Datenschutz', () => import('./site/legal/impressum-page.tsx')),
  page('/order', 'Studie bestellen', () => import('./order/order-page.tsx')),
  insights('/insights'),
  insights('/visual-analytics'),
  {
    ...page('/admin', 'Admin', () => import('./admin/admin-document.tsx')),
    indexed: false,
    surrounded: false,
    parameters: ['tab'],
  },
];

export const notFoundRoute: Route = {
  ...page('/404', 'Page Not Found', () => import('./site/frame/not-found-page.tsx')),
  indexed: false,
};

/** The route of a path (without search); one slash at the end is forgiven. */
export function findRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

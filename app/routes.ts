import type { SitePage } from '#content/site-pages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { documentWords } from './document-words.ts';
import type { Page } from './page-request.ts';
import { frameWords } from './site/frame/frame-words.ts';

/** Title and description of a page, for the browser tab, search engines and link previews. */
type Describe = (content: SiteContent) => { title: string; description: string };

/** A page's properties that are needed before its code loads. */
export interface Route {
  path: SitePage | '/404';
  load: () => Promise<{ default: Page }>;
  /** Omitted if the description depends on the request, see insightsMeta. */
  describe?: Describe;
  /** Name of the page's preview picture in public/assets/og/. */
  picture: string;
  /** Canonical path if the page has more than one. */
  canonical?: string;
  /** False for pages that search engines should not index. */
  isIndexed: boolean;
  /** Whether the page has the public header and footer. */
  hasFrame: boolean;
  /** Search parameters that affect the page; all others are ignored. */
  parameters: string[];
}

/** An indexed page with header and footer. */
const page = (path: Route['path'], picture: string, load: Route['load'], describe?: Describe): Route => ({
  path,
  picture,
  load,
  ...(describe && { describe }),
  isIndexed: true,
  hasFrame: true,
  parameters: [],
});

const insights = (path: Route['path']): Route => ({
  ...page(path, 'insights', () => import('./insights/insights-page.tsx')),
  canonical: '/insights',
  // In the order of the site's own links, so that these hit the page cache.
  parameters: ['embed', 'edition', 'card', 'version'],
});

/** Describes a page by the texts of its document, which begin with a heading. */
const byHeading =
  (name: 'about' | 'partners' | 'studies' | 'media' | 'order' | 'partner-area'): Describe =>
  (content) => ({ title: content[name].heading.title, description: content[name].description });

const byNotice =
  (name: 'imprint' | 'impressum'): Describe =>
  ({ language, legal }) => ({ title: documentWords(language)[name], description: legal[name].description });

const byHome: Describe = ({ home }) => home;

export const routes: Route[] = [
  page('/', 'home', () => import('./site/home/home-page.tsx'), byHome),
  page('/about', 'about', () => import('./site/about/about-page.tsx'), byHeading('about')),
  page('/partners', 'partners', () => import('./site/partners/partners-page.tsx'), byHeading('partners')),
  page('/studies', 'studies', () => import('./site/studies/studies-page.tsx'), byHeading('studies')),
  {
    ...page('/media', 'media', () => import('./site/media/media-page.tsx'), byHeading('media')),
    // They name the card whose corrections the form subscribes to.
    parameters: ['edition', 'card'],
  },
  page(
    '/partner-area',
    'partner-area',
    () => import('./partner-area/partner-area-page.tsx'),
    byHeading('partner-area'),
  ),
  page('/imprint', 'legal', () => import('./site/legal/imprint-page.tsx'), byNotice('imprint')),
  page('/impressum', 'legal', () => import('./site/legal/impressum-page.tsx'), byNotice('impressum')),
  page('/order', 'order', () => import('./order/order-page.tsx'), byHeading('order')),
  insights('/insights'),
  insights('/visual-analytics'),
  {
    ...page(
      '/admin',
      'home',
      () => import('./admin/admin-document.tsx'),
      ({ home }) => ({ ...home, title: 'Admin' }),
    ),
    isIndexed: false,
    hasFrame: false,
    parameters: ['tab'],
  },
];

export const notFoundRoute: Route = {
  ...page(
    '/404',
    'home',
    () => import('./site/frame/not-found-page.tsx'),
    ({ language, home }) => ({ ...home, title: frameWords(language).pageNotFound }),
  ),
  isIndexed: false,
};

export const canonicalPath = ({ canonical, path }: Route): string => canonical ?? path;

/** The route of a path (without search); a trailing slash is ignored. */
export function findRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { FeedLink } from './feed-link.tsx';
import { insightsMeta } from './insights/insights-meta.ts';
import type { PageMeta, PageRequest } from './page-request.ts';
import { canonicalPath, type Route } from './routes.ts';

/** Name of the preview picture below /assets/og, by path. */
const pictures: Record<string, string> = {
  '/': 'home',
  '/about': 'about',
  '/partners': 'partners',
  '/studies': 'studies',
  '/media': 'media',
  '/partner-area': 'partner-area',
  '/imprint': 'legal',
  '/impressum': 'legal',
  '/order': 'order',
};

/** Title and description of a page. Without a title that of the route is used. */
function describe(path: string, content: SiteContent): { title?: string; description: string } {
  const { about, partners, studies, media, order, legal, home } = content;
  const withHeading = { '/about': about, '/partners': partners, '/studies': studies, '/media': media, '/order': order };
  const page = Object.hasOwn(withHeading, path)
    ? withHeading[path as keyof typeof withHeading]
    : path === '/partner-area' && content['partner-area'];
  if (page) return { title: page.heading.title, description: page.description };
  switch (path) {
    case '/imprint':
      return { description: legal.imprint.description };
    case '/impressum':
      return { description: legal.impressum.description };
    case '/':
      return { title: home.title, description: home.description };
    default:
      return { description: home.description };
  }
}

/** Metadata of the requested page. */
export function pageMeta(
  route: Route,
  request: Pick<PageRequest, 'content' | 'parameters' | 'order' | 'news'>,
): PageMeta {
  const canonical = canonicalPath(route);
  if (canonical === '/insights') return insightsMeta(request);
  const { title: ownTitle = route.title, description } = describe(canonical, request.content);
  const picture = pictures[canonical] ?? 'home';
  const name = request.order
    ? `Ihre Bestellung ${request.order.view.orderNumber}`
    : request.news
      ? 'Neuigkeiten per E-Mail'
      : ownTitle;
  const title = route.path === '/' ? name : `${name} – Versicherungsmonitor`;
  return { title, description, picture: `/assets/og/${picture}.png`, canonical, shared: canonical };
}

interface MetaTagsProps {
  meta: PageMeta;
  indexed: boolean;
  /** The site's origin. */
  publicUrl: string;
}

/** Description, canonical address and link preview of a page. */
export function MetaTags({ meta, indexed, publicUrl }: MetaTagsProps) {
  const { title, description, picture, canonical, shared } = meta;
  return (
    <>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={publicUrl + canonical} /> : <meta name="robots" content="noindex" />}
      <FeedLink path={canonical.split('?')[0] ?? ''} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Versicherungsmonitor" />
      <meta property="og:locale" content="de_CH" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + shared} />
      <meta property="og:image" content={publicUrl + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { figureText } from '#content/figure-text.ts';
import type { Edition } from '#content/schemas.ts';
import { formatFrancs } from '#platform/money.ts';
import { insightsMeta } from './insights/insights-meta.ts';
import type { PageMeta, PageRequest } from './page-request.ts';
import type { Route } from './routes.ts';

interface PlainMeta {
  description: string;
  /** Name of the picture below /assets/og. */
  picture: string;
}

/** By the page's path. */
const metas = ({ facts, prices }: Edition): Record<string, PlainMeta> => ({
  '/': {
    description: `Die jährliche Studie zum Schweizer Versicherungsmarkt aus Kundensicht: ${figureText(facts.respondents)} Befragte, ${facts.regionsText}, seit ${facts.firstYear}.`,
    picture: 'home',
  },
  '/about': {
    description: `Wer den Versicherungsmonitor durchführt, wie er seit ${facts.firstYear} gewachsen ist und wer zum Forschungsteam gehört.`,
    picture: 'about',
  },
  '/partners': {
    description: 'Hochschulen, Versicherer, Marktforschung und Verbände, die den Versicherungsmonitor tragen.',
    picture: 'partners',
  },
  '/studies': {
    description: `Die aktuelle Ausgabe, das Archiv seit ${facts.firstYear} und Materialien zum Herunterladen.`,
    picture: 'studies',
  },
  '/media': {
    description:
      'Medienmitteilung, Grafiken, Logos, Kontakt für Medien, Bilder und Berichte über den Versicherungsmonitor.',
    picture: 'media',
  },
  '/partner-area': {
    description:
      'Studien-Navigator, Dateien und Profil für Partner des Versicherungsmonitors (Demo-Ansicht mit Beispieldaten).',
    picture: 'partner-area',
  },
  '/imprint': {
    description: 'Anschrift des Instituts, Ansprechpersonen und rechtliche Hinweise zum Versicherungsmonitor.',
    picture: 'legal',
  },
  '/impressum': {
    description: 'Herausgeber, verantwortliche Personen, Urheberrecht, Haftungsausschluss und Datenschutz.',
    picture: 'legal',
  },
  '/order': {
    description: `Den vollständigen Studienbericht ${facts.year} als PDF bestellen: ${formatFrancs(prices.small)} oder ${formatFrancs(prices.large)}, innert 24 Stunden per E-Mail mit Rechnung.`,
    picture: 'order',
  },
});

const otherwise: PlainMeta = { description: 'Die jährliche Studie zum Schweizer Versicherungsmarkt.', picture: 'home' };

/** What there is to know of the page that answers a request. */
export function pageMeta(route: Route, request: Pick<PageRequest, 'content' | 'parameters' | 'order'>): PageMeta {
  const canonical = route.canonical ?? route.path;
  if (canonical === '/insights') return insightsMeta(request);
  const { description, picture } = metas(request.content.current.edition)[canonical] ?? otherwise;
  const name = request.order ? `Ihre Bestellung ${request.order.view.orderNumber}` : route.title;
  const title = route.path === '/' ? name : `${name} – Versicherungsmonitor`;
  return { title, description, picture: `/assets/og/${picture}.png`, canonical, shared: canonical };
}

interface MetaTagsProps {
  meta: PageMeta;
  indexed: boolean;
  /** The site's origin. */
  publicUrl: string;
}

/** Description, canonical address and preview of a page. */
export function MetaTags({ meta, indexed, publicUrl }: MetaTagsProps) {
  const { title, description, picture, canonical, shared } = meta;
  return (
    <>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={publicUrl + canonical} /> : <meta name="robots" content="noindex" />}
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

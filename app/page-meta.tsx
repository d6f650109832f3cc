import { facts } from '#content/current-edition.ts';
import { figureText } from '#content/figure-text.ts';
import { prices } from '#content/site.ts';
import { formatFrancs } from '#platform/money.ts';
import { documentTitle, type Route } from './routes.ts';

interface Meta {
  description: string;
  /** Name of the picture below /assets/og. */
  picture: string;
}

const respondents = figureText(facts.respondents);

/** What search engines and previews are told about a page, by its path. */
const metas: Record<string, Meta> = {
  '/': {
    description: `Die jährliche Studie zum Schweizer Versicherungsmarkt aus Kundensicht: ${respondents} Befragte, drei Sprachregionen, seit 2021.`,
    picture: 'home',
  },
  '/about': {
    description:
      'Wer den Versicherungsmonitor durchführt, wie er seit 2021 gewachsen ist und wer zum Forschungsteam gehört.',
    picture: 'about',
  },
  '/partners': {
    description: 'Hochschulen, Versicherer, Marktforschung und Verbände, die den Versicherungsmonitor tragen.',
    picture: 'partners',
  },
  '/studies': {
    description: 'Die aktuelle Ausgabe, das Archiv seit 2021 und Materialien zum Herunterladen.',
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
  '/insights': {
    description: `Die Diagramme zum ${facts.title}, aus der repräsentativen Befragung von ${respondents} Personen in der Schweiz: mit Tabelle und Quelle, zum Zitieren und Herunterladen.`,
    picture: 'insights',
  },
};

const otherwise: Meta = { description: 'Die jährliche Studie zum Schweizer Versicherungsmarkt.', picture: 'home' };

interface PageMetaProps {
  route: Route;
  /** The site's origin. */
  publicUrl: string;
}

/** Description, canonical address and preview of a page. */
export function PageMeta({ route, publicUrl }: PageMetaProps) {
  const path = route.canonical ?? route.path;
  const { description, picture } = metas[path] ?? otherwise;
  const title = documentTitle(route);
  const address = publicUrl + path;
  return (
    <>
      <meta name="description" content={description} />
      {route.indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Versicherungsmonitor" />
      <meta property="og:locale" content="de_CH" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/assets/og/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

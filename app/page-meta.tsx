import { forCard, oembedPath } from '#domain/insights/insight-files.ts';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { type Language, languageDetails, localPath, originalLanguage } from '#platform/languages.ts';
import { documentWords } from './document-words.ts';
import { insightsMeta } from './insights/insights-meta.ts';
import { openGraphPicture } from './open-graph-picture.ts';
import type { LocalAddress, PageMeta, PageRequest } from './page-request.ts';
import { canonicalPath, type Route } from './routes.ts';

export function pageMeta(
  route: Route,
  request: Pick<PageRequest, 'language' | 'content' | 'parameters' | 'latestVersion' | 'order' | 'news'>,
): PageMeta {
  if (!route.describe) return insightsMeta(request);
  const canonical = canonicalPath(route);
  const { language, content, order, news } = request;
  const words = documentWords(language);
  const { title: ownTitle, description } = route.describe(content);
  const name = order ? orderTitle(order.view, language) : news ? words.news : ownTitle;
  const title = route.path === '/' ? name : `${name} – Versicherungsmonitor`;
  return { title, description, picture: openGraphPicture(route.picture, language), canonical, shared: canonical };
}

function orderTitle({ offer, orderNumber }: OrderPageView, language: Language): string {
  const { offerOf, orderOf } = documentWords(language);
  return offer ? offerOf(offer.number) : orderOf(orderNumber);
}

const openGraphLocale = (language: Language) => languageDetails[language].locale.replace('-', '_');

interface MetaTagsProps {
  meta: PageMeta;
  isIndexed: boolean;
  /** The site's origin. */
  publicUrl: string;
  page: LocalAddress;
  /** Address of the feed in the page's language. */
  feed: string | undefined;
}

/** Description, canonical address and link preview of a page. */
export function MetaTags({ meta, isIndexed, publicUrl, page, feed }: MetaTagsProps) {
  const { title, description, picture, canonical, shared } = meta;
  const { language, publishedIn } = page;
  const { canonicalIn = publishedIn } = meta;
  const others = publishedIn.filter((other) => other !== language);
  const address = (inLanguage: Language, path: string) => publicUrl + localPath(inLanguage, path);
  return (
    <>
      <meta name="description" content={description} />
      {isIndexed && !meta.isOutdated && canonicalIn.includes(language) ? (
        <>
          <link rel="canonical" href={address(language, canonical)} />
          {canonicalIn.length > 1 &&
            canonicalIn.map((language) => (
              <link key={language} rel="alternate" hrefLang={language} href={address(language, canonical)} />
            ))}
          {canonicalIn.length > 1 && (
            <link rel="alternate" hrefLang="x-default" href={address(originalLanguage, canonical)} />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {meta.isEmbeddable && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={title}
          href={publicUrl + forCard(oembedPath, address(language, shared))}
        />
      )}
      {feed && /^\/(insights|media)(\?|$)/.test(canonical) && (
        <link rel="alternate" type="application/atom+xml" title={documentWords(language).feed} href={feed} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Versicherungsmonitor" />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language, shared)} />
      <meta property="og:image" content={publicUrl + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

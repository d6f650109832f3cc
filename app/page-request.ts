import type { ReactNode } from 'react';
import type { Edition } from '#content/schemas.ts';
import type { AnswerOf, ApiCall } from '#domain/core/api-call.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { PrivacyLists } from '#domain/editions/privacy-note/notice-with-lists.ts';
import type { PublishedVersion } from '#domain/insights/published-version.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { NewsPageNotice, NewsPageView } from '#domain/news/subscribers/news-page-view.ts';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import type { Language } from '#platform/languages.ts';
import type { FormResult } from './forms/form-result.ts';
import type { ShownCorrection } from './order/order-correction.tsx';

/** Data that pages need and no API call provides. */
export interface PageData {
  /** Library pictures shown in public records. */
  'shown-pictures': ShownPicture[];
  /** Other hosts that public pages contact without a click. */
  'foreign-hosts': string[];
  /** The lists of the privacy note. */
  'privacy-lists': PrivacyLists;
  /** Whether anyone of a partner firm was ever invited; until then the partner area is a demo. */
  'is-partner-area-open': boolean;
  /** Years of the editions whose package is still being made. */
  'packages-being-made': number[];
  /** The current edition in German, also on pages in other languages. */
  'original-edition': Edition;
}

/** The address of a page without its language, its language, and all languages in which it is published. */
export interface LocalAddress {
  language: Language;
  publishedIn: readonly Language[];
  address: string;
}

/** Everything a page is rendered from. */
export interface PageRequest {
  /** Path without the prefix of the language. */
  path: string;
  /** Parameters of the address, limited to those of the route. */
  parameters: URLSearchParams;
  /** The site's origin, from PUBLIC_URL. */
  publicUrl: string;
  language: Language;
  /** The languages in which this page is published, this one included; on a 404 page, those of the page in other languages. */
  publishedIn: readonly Language[];
  /** The site's content at one point in time, in the page's language. */
  content: SiteContent;
  /** The in-process answer to an anonymous GET. Rejects on failure, so that no incomplete page is sent. */
  answer<Call extends ApiCall<'GET'>>(call: Call): Promise<AnswerOf<Call>>;
  data<Name extends keyof PageData>(name: Name): Promise<PageData[Name]>;
  /** What header and footer are rendered from if they aren't published in the page's language: the same page in German. */
  frame?: PageRequest | undefined;
  /** The latest version of the edition; set on pages of a single version. */
  latestVersion?: PublishedVersion | undefined;
  /** German address of a page that isn't published in this language; set on the 404 page. */
  onlyInGerman?: string | undefined;
  /** Set for previews of unpublished content. */
  isPreview?: boolean;
  /** Set when the page shows the result of a form posted without script. */
  formResult?: FormResult | undefined;
  /** Set on the buyer's page of an order. */
  order?:
    | {
        view: OrderPageView;
        correction: ShownCorrection;
        notice: { isSent: boolean; message: string } | undefined;
      }
    | undefined;
  /** Set on a subscriber's page. */
  news?: { view: NewsPageView; notice: NewsPageNotice | undefined } | undefined;
}

/** Metadata for search engines, tabs and link previews. */
export interface PageMeta {
  /** Title of the browser tab. */
  title: string;
  description: string;
  /** Path of the preview picture. */
  picture: string;
  /** Canonical path for search engines. */
  canonical: string;
  /** Path for sharing, which may include parameters. */
  shared: string;
  /** The languages of the canonical page; those of this page if missing. */
  canonicalIn?: readonly Language[];
  /** Whether a later version replaced what the page shows: search engines don't index it. */
  isOutdated?: boolean;
  /** Whether the page can be embedded by oEmbed. */
  isEmbeddable?: boolean;
}

/** A page: loads its data, then returns the content between header and footer. */
export type Page = (request: PageRequest) => ReactNode | Promise<ReactNode>;

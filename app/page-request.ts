import type { ReactNode } from 'react';
import type { AddressOf, AnswerOf, ApiCall } from '#domain/core/api-call.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { readActiveHeroVideoCall } from '#domain/hero-videos/hero-video-calls.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import type { NewsPageTold, NewsPageView } from '#domain/news/subscribers/news-page-view.ts';
import type { OrderPageView } from '#domain/order-pages/order-page-view.ts';
import type { partnerCalls } from '#domain/partners/partner-calls.ts';
import type { PrivacyLists } from '#domain/privacy/notice-with-lists.ts';
import type { studyCalls } from '#domain/studies/study-calls.ts';
import type { teamMemberCalls } from '#domain/team/team-member-calls.ts';
import type { FormResult } from './form-result.ts';

/** The answer to a call, by its address. */
type Answered<Call extends ApiCall> = Record<AddressOf<Call>, AnswerOf<Call>>;

/** What pages read: calls of the API, as everybody gets them, and what no call answers to everybody. */
export type PublicAnswers = Answered<typeof readActiveHeroVideoCall> &
  Answered<(typeof mediaItemCalls)['list']> &
  Answered<(typeof partnerCalls)['list']> &
  Answered<(typeof studyCalls)['list']> &
  Answered<(typeof teamMemberCalls)['list']> & {
    /** Pictures of the library that public records show. */
    'shown-pictures': ShownPicture[];
    /** Hosts that public pages make a browser contact before a click. */
    'foreign-hosts': string[];
    /** What the privacy note lists. */
    'privacy-lists': PrivacyLists;
    /** Whether anybody of a partner firm was ever invited: before that the partner area is a demo. */
    'is-partner-area-open': boolean;
  };

/** What a page is made of. */
export interface PageRequest {
  path: string;
  /** Of the address; only those that the page's route names. */
  parameters: URLSearchParams;
  /** The site's origin, from PUBLIC_URL. */
  publicUrl: string;
  /** What the site says, as of one moment: the whole page is made of it. */
  content: SiteContent;
  /** The answer to an anonymous GET, in process. Rejects when it isn't a success: then the page isn't sent. */
  answer<Path extends keyof PublicAnswers>(path: Path): Promise<PublicAnswers[Path]>;
  /** When it shows what isn't live yet, to the office. */
  isPreview?: boolean;
  /** When the page answers a form that was posted without script. */
  formResult?: FormResult | undefined;
  /** When the page is a buyer's own, of one order. */
  order?: { view: OrderPageView; notice?: { sent: boolean; message: string } | undefined } | undefined;
  /** When the page is a subscriber's own. */
  news?: { view: NewsPageView; told: NewsPageTold | undefined } | undefined;
}

/** What search engines, tabs and previews are told about a page. */
export interface PageMeta {
  /** What the browser's tab says. */
  title: string;
  description: string;
  /** Path of the picture that previews show. */
  picture: string;
  /** Path under which search engines know the page. */
  canonical: string;
  /** Path that is shared: it may name more than the page. */
  shared: string;
}

/** A page: asks for its data, then gives what stands between header and footer. */
export type Page = (request: PageRequest) => ReactNode | Promise<ReactNode>;

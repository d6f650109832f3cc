import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Settings } from '#platform/settings.server.ts';
import { isFromOwnOrigin } from '../api/own-origin.ts';
import type { Address } from '../listening/request-address.ts';
import { isOneClick, newsTokenOf } from '../pages/news-pages.ts';

/** Where a form comes from. */
export interface FormOrigin {
  /** From a page of this site. */
  isOwn: boolean;
  /** Whether the form is read: one from elsewhere only if it is a one-click unsubscription or has a secret token. */
  isReadable: boolean;
  /** The secret token in the address of a subscriber's page. */
  newsToken: string | null;
  /** The secret token in the address of a buyer's page. */
  orderToken: string | null;
}

/**
 * Pages under no-referrer (a buyer's, a subscriber's) post their forms with the origin 'null'. Current browsers add
 * Sec-Fetch-Site, which other sites can't forge.
 */
const isFromOwnHiddenPage = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin';

/**
 * Older browsers send only 'null', as any sandboxed page of another site can. That is accepted without a cookie, and
 * for forms that require the secret token of their page's address.
 */
const mayBeHiddenPage = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === 'null' && headers['sec-fetch-site'] === undefined && headers.cookie === undefined;

interface FormOriginOptions {
  settings: Settings;
  hasSessionCookie: (cookie: string | undefined) => boolean;
}

export function formOriginOf(
  { headers, socket }: IncomingMessage,
  address: Address,
  { settings, hasSessionCookie }: FormOriginOptions,
): FormOrigin {
  const isOwn =
    isFromOwnHiddenPage(headers) ||
    isFromOwnOrigin(settings, {
      origin: headers.origin,
      fetchSite: headers['sec-fetch-site'] as string | undefined,
      hasSessionCookie: hasSessionCookie(headers.cookie),
      port: socket.localPort,
    });
  const newsToken = newsTokenOf(address);
  const orderToken = address.path === '/order' ? address.search.get('beleg') : null;
  const isHiddenPage = (newsToken ?? orderToken) !== null && mayBeHiddenPage(headers);
  return { isOwn, isReadable: isOwn || isOneClick(address) || isHiddenPage, newsToken, orderToken };
}

import type { Settings } from '#platform/settings.server.ts';

const everywhere: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  ],
];

function contentPolicy(options: { allowsBlobImages: boolean; isFramed: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: https:${options.allowsBlobImages ? ' blob:' : ''}`,
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${options.isFramed ? '*' : "'none'"}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "manifest-src 'self'",
  ].join('; ');
}

type PublicUrl = Pick<Settings, 'publicUrl'>;

/** Headers of every answer. A site with https requires it of browsers (HSTS). */
export function commonHeaders({ publicUrl }: PublicUrl): [string, string][] {
  const transport: [string, string][] = publicUrl.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']]
    : [];
  return [...everywhere, ['X-Frame-Options', 'DENY'], ...transport];
}

/** Pages of other sites may read these answers, which neither read nor set cookies. */
export const openToOtherSites: readonly [string, string][] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/** Headers of open files: figures' data and charts, embeds, feed. */
export const openHeaders = (headers: readonly (readonly [string, string])[]): [string, string][] => [
  ...headers
    .filter(([name]) => openToOtherSites.every(([open]) => open !== name))
    .map(([name, value]): [string, string] => [name, value]),
  ...openToOtherSites,
];

interface DocumentOptions {
  isAdmin?: boolean;
  /** For the embed view, which other sites may show in a frame. */
  isFramed?: boolean;
  /** The address of a private page is sent to no other site. */
  isPrivate?: boolean;
}

/** Headers of an HTML document. */
export function documentHeaders(
  site: PublicUrl,
  { isAdmin = false, isFramed = false, isPrivate = isAdmin }: DocumentOptions = {},
): [string, string][] {
  const common = commonHeaders(site);
  const headers = isFramed ? openHeaders(common).filter(([name]) => name !== 'X-Frame-Options') : common;
  return headers
    .map(([name, value]): [string, string] =>
      isPrivate && name === 'Referrer-Policy' ? [name, 'no-referrer'] : [name, value],
    )
    .concat([['Content-Security-Policy', contentPolicy({ allowsBlobImages: isAdmin, isFramed })]]);
}

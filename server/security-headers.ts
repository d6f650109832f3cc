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

function contentPolicy(options: { blobImages: boolean; framed: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: https:${options.blobImages ? ' blob:' : ''}`,
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${options.framed ? '*' : "'none'"}`,
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

/** Headers of an HTML document. `framed` is the embed view alone, which other sites may show in a frame; the address of a private page is sent to no other site. */
export function documentHeaders(
  site: PublicUrl,
  { admin = false, framed = false, isPrivate = admin }: { admin?: boolean; framed?: boolean; isPrivate?: boolean } = {},
): [string, string][] {
  const common = commonHeaders(site);
  const headers = framed ? openHeaders(common).filter(([name]) => name !== 'X-Frame-Options') : common;
  return headers
    .map(([name, value]): [string, string] =>
      isPrivate && name === 'Referrer-Policy' ? [name, 'no-referrer'] : [name, value],
    )
    .concat([['Content-Security-Policy', contentPolicy({ blobImages: admin, framed })]]);
}

import type { Settings } from '#platform/settings.server.ts';

interface Sender {
  origin: string | undefined;
  fetchSite: string | undefined;
  hasSessionCookie: boolean;
  /** Where the request arrived. */
  port: number | undefined;
}

/** Whether an origin is the site itself: PUBLIC_URL's, or without that setting every loopback spelling on the port. */
function isOwnOrigin(origin: string, { publicUrl, publicUrlIsSet }: Settings, port: number | undefined): boolean {
  if (origin === publicUrl) return true;
  if (publicUrlIsSet) return false;
  const suffix = port === 80 ? '' : `:${port}`;
  return ['localhost', '127.0.0.1', '[::1]'].some((host) => origin === `http://${host}${suffix}`);
}

/**
 * Whether an unsafe call comes from the site's own pages or from no page. The headers that browsers add decide, and
 * a call with a session must have one of them.
 */
export function isFromOwnOrigin(settings: Settings, { origin, fetchSite, hasSessionCookie, port }: Sender): boolean {
  if (origin !== undefined) return isOwnOrigin(origin, settings, port);
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return !hasSessionCookie;
}

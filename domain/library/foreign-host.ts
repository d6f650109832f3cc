import { isHttpUrl } from '../records/link-address.ts';

/**
 * The host that a browser asks when a page shows this address, unless it is the site itself. Pictures by plain http aren't
 * asked for: the pages' own policy forbids it.
 */
export function foreignHost(address: string, publicUrl: string): string | undefined {
  if (!isHttpUrl(address)) return undefined;
  const { protocol, host, origin } = new URL(address);
  return protocol === 'https:' && origin !== new URL(publicUrl).origin ? host : undefined;
}

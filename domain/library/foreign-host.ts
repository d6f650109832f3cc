import { isHttpUrl } from '../core/records/link-address.ts';

/**
 * The host that a browser contacts to show this address, unless it is the site itself. Plain http is blocked by the
 * pages' content security policy.
 */
export function foreignHost(address: string, publicUrl: string): string | undefined {
  if (!isHttpUrl(address)) return undefined;
  const { protocol, host, origin } = new URL(address);
  return protocol === 'https:' && origin !== new URL(publicUrl).origin ? host : undefined;
}

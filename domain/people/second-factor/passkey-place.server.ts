import { isLoopbackHost } from '#platform/network/loopback.ts';
import type { Settings } from '#platform/settings.server.ts';

/** The one site that passkeys are for, and its origin. No browser takes an IP address for it: on this machine it is localhost. */
export function passkeyPlace({ publicUrl }: Pick<Settings, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (!isLoopbackHost(hostname)) return { rpID: hostname, origin };
  return { rpID: 'localhost', origin: origin.replace(hostname, 'localhost') };
}

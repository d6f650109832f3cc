import { isLoopbackHost } from '#platform/network/loopback.ts';
import type { Settings } from '#platform/settings.server.ts';

/** WebAuthn's relying party and origin. Browsers accept no IP address, so a loopback address becomes localhost. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (!isLoopbackHost(hostname)) return { rpID: hostname, origin };
  return { rpID: 'localhost', origin: origin.replace(hostname, 'localhost') };
}

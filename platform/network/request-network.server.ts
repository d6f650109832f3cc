import { AsyncLocalStorage } from 'node:async_hooks';

const requestNetwork = new AsyncLocalStorage<string | null>();

/** Shortens the network that limits count (see networkOf): an IPv4 address to its /24, an IPv6 network to its /48. */
export function shortenedNetwork(network = ''): string {
  const [, upper] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (upper) return `${upper}.0/24`;
  const [, site] = /^([\da-f]+:[\da-f]+:[\da-f]+):/i.exec(network) ?? [];
  return site ? `${site}::/48` : '';
}

/** Does work on behalf of a request from this shortened network; null: of no request. */
export const inNetwork = <Result>(network: string | null, work: () => Result): Result =>
  requestNetwork.run(network, work);

/** The shortened network of the request that is being handled; null if there is none. */
export const networkOfRequest = (): string | null => requestNetwork.getStore() || null;

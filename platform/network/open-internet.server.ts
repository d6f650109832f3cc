import { Resolver } from 'node:dns/promises';
import net from 'node:net';

/** Access to other servers. The caller decides which addresses are allowed. */
export interface Internet {
  /** All IP addresses of a host name. @throws with the resolver's code, like ENOTFOUND */
  resolve(hostname: string): Promise<string[]>;
  /** Opens a connection to an IP address. */
  connect(address: string, port: number): net.Socket;
}

const noAddressCodes = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Uses c-ares rather than the system's getaddrinfo, which would block one of the four threads for files and compression
 * while a name server is slow. /etc/hosts is therefore ignored.
 */
export const openInternet: Internet = {
  async resolve(hostname) {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = found.flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []));
    if (addresses.length > 0) return addresses;
    const reasons = found.flatMap((lookup) => (lookup.status === 'rejected' ? [lookup.reason] : []));
    throw (
      reasons.find(({ code }) => !noAddressCodes.has(code)) ?? reasons[0] ?? new Error(`${hostname} has no address`)
    );
  },
  connect: (address, port) => net.connect({ host: address, port }),
};

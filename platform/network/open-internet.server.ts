import { Resolver } from 'node:dns/promises';
import net from 'node:net';

/** The way to other people's servers. Which addresses may be asked is decided by whoever asks. */
export interface Internet {
  /** All addresses of a name, in digits. @throws with the resolver's code, like ENOTFOUND */
  resolve(hostname: string): Promise<string[]>;
  /** Opens a connection to an address in digits. */
  connect(address: string, port: number): net.Socket;
}

const nothingThere = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Names are looked up by c-ares and not by the system's getaddrinfo, which holds one of the four threads that files and compression
 * need for as long as a slow name server takes. So /etc/hosts isn't looked at either.
 */
export const openInternet: Internet = {
  async resolve(hostname) {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length > 0) return addresses;
    const reasons = found.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    throw reasons.find(({ code }) => !nothingThere.has(code)) ?? reasons[0] ?? new Error(`${hostname} has no address`);
  },
  connect: (address, port) => net.connect({ host: address, port }),
};

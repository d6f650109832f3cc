import net from 'node:net';
import type { Internet } from '#platform/network/open-internet.server.ts';

/** An internet without servers, because tests contact no real ones. */
export const noInternet: Internet = {
  async resolve(hostname) {
    throw Object.assign(new Error(`${hostname} isn't there`), { code: 'ENOTFOUND' });
  },
  connect: (address) => {
    throw new Error(`a test connected to ${address}`);
  },
};

interface MadeUpInternet extends Internet {
  /** Sets the addresses of a name: each list answers one look-up, and the last one all later ones. */
  name(hostname: string, ...answers: string[][]): void;
  /** Maps an address to a server of this machine. */
  place(address: string, port: number, localPort: number): void;
  /** Every address that was connected to, also those without a server. */
  connectedTo: string[];
}

/**
 * A test's own internet: the test defines the addresses of names, and maps public addresses to servers of this machine.
 * The code under test decides which addresses it may contact, as with the real internet.
 */
export function madeUpInternet(): MadeUpInternet {
  const names = new Map<string, string[][]>();
  const places = new Map<string, number>();
  const connectedTo: string[] = [];
  return {
    connectedTo,
    name: (hostname, ...answers) => void names.set(hostname, answers),
    place: (address, port, localPort) => void places.set(`${address} ${port}`, localPort),
    async resolve(hostname) {
      const answers = names.get(hostname);
      if (!answers) return noInternet.resolve(hostname);
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    },
    connect(address, port) {
      connectedTo.push(address);
      // Port 1: nothing listens there.
      return net.connect({ host: '127.0.0.1', port: places.get(`${address} ${port}`) ?? 1 });
    },
  };
}

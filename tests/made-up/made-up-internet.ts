import net from 'node:net';
import type { Internet } from '#platform/network/open-internet.server.ts';

/** An internet in which nothing is: tests ask no other people's servers. */
export const noInternet: Internet = {
  async resolve(hostname) {
    throw Object.assign(new Error(`${hostname} isn't there`), { code: 'ENOTFOUND' });
  },
  connect: (address) => {
    throw new Error(`a test connected to ${address}`);
  },
};

interface MadeUpInternet extends Internet {
  /** A name has these addresses; of several lists each is the answer to one look-up, the last to all that follow. */
  name(hostname: string, ...answers: string[][]): void;
  /** Maps an address to a server of this machine. */
  place(address: string, port: number, localPort: number): void;
  /** Every address that was connected to, also those without a server. */
  connectedTo: string[];
}

/**
 * An internet of a test's own: names have the addresses it says, and behind public addresses stand servers of this machine. Which
 * addresses may be asked is still decided by the code under test: nothing in it knows that this isn't the real one.
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

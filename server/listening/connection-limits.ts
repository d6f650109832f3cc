import type { Socket } from 'node:net';
import { countedNetworks } from '#platform/network/networks.ts';
import { networkOf } from './client-network.ts';

/** More would take the descriptors of files and database. */
const maxConnections = 12_000;
/** Per network (see countedNetworks): enough for many people behind one address, and no address can take all. */
const maxPerNetwork = 500;

/**
 * Counts open connections, all of them and those of each network.
 * @param countsNetworks false behind a proxy, where all connections share one address and the proxy has to count them
 */
export function createConnectionLimits({ countsNetworks }: { countsNetworks: boolean }) {
  let open = 0;
  const openOfNetwork = new Map<string, number>();

  /** Networks of the address; none for this machine, such as a local proxy or a measurement. */
  function networksOf(socket: Socket) {
    const network = networkOf({ headers: {}, socket }, false);
    const isOwnMachine = network.startsWith('127.') || network === '0:0:0:0::/64';
    return !countsNetworks || isOwnMachine ? [] : countedNetworks(network);
  }

  return {
    /** Counts a new connection until it is closed. @returns false if a limit is reached */
    admit(socket: Socket): boolean {
      const networks = networksOf(socket);
      const isFull = networks.some(({ network, share }) => (openOfNetwork.get(network) ?? 0) >= maxPerNetwork * share);
      if (open >= maxConnections || isFull) return false;
      open += 1;
      for (const { network } of networks) openOfNetwork.set(network, (openOfNetwork.get(network) ?? 0) + 1);
      socket.once('close', () => {
        open -= 1;
        for (const { network } of networks) {
          const left = (openOfNetwork.get(network) ?? 1) - 1;
          if (left > 0) openOfNetwork.set(network, left);
          else openOfNetwork.delete(network);
        }
      });
      return true;
    },
  };
}

export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

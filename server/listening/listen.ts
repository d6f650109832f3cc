import type { AddressInfo, Server } from 'node:net';

/**
 * Connections that wait to be accepted; the kernel's own limit (net.core.somaxconn, 4096) cuts it. With Node's default of 511
 * a burst of connections makes the kernel drop others, which then try again after 1, 3, 7 … seconds.
 */
const backlog = 4_096;
/** libuv accepts one connection a listener in each turn of the event loop, however many wait and however long a turn is. */
const listenersOnLinux = 16;

function listen(listener: Server, options: { port: number; host: string; reusePort: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen({ ...options, backlog }, () => {
      listener.off('error', reject);
      resolve();
    });
  });
}

function close(listener: Server): Promise<void> {
  return new Promise((resolve) => listener.close(() => resolve()));
}

/**
 * Listens on a port with several listeners, so that a crowd of new connections is accepted in time though the event loop is
 * busy. A port that anybody else listens on is refused as usual: the first look at it is without SO_REUSEPORT.
 * @throws as net.Server does: EADDRINUSE, EACCES, EADDRNOTAVAIL
 */
export async function listenOn(address: { port: number; host: string }, createListener: () => Server) {
  const first = createListener();
  await listen(first, { ...address, reusePort: false });
  const { port } = first.address() as AddressInfo;
  let listeners = [first];
  if (process.platform === 'linux') {
    await close(first);
    listeners = Array.from({ length: listenersOnLinux }, createListener);
    try {
      await Promise.all(listeners.map((listener) => listen(listener, { ...address, port, reusePort: true })));
    } catch (error) {
      // Some containers' kernels don't know SO_REUSEPORT: there one has to do.
      if (!['ENOTSUP', 'EINVAL', 'ENOPROTOOPT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      listeners = [createListener()];
      await Promise.all(listeners.map((listener) => listen(listener, { ...address, port, reusePort: false })));
    }
  }
  return {
    port,
    /** Accepts no more connections; resolves when the open ones have ended. */
    close: async (): Promise<void> => void (await Promise.all(listeners.map(close))),
  };
}

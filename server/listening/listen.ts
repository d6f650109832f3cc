import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * Connections that may wait to be accepted, up to the kernel's limit (net.core.somaxconn, 4096). With Node's default of
 * 511 a burst makes the kernel drop connections, which retry after 1, 3, 7 … seconds.
 */
const backlog = 4_096;
/** libuv accepts one connection per listener in each turn of the event loop. */
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

const close = (listener: Server): Promise<void> => new Promise((resolve) => listener.close(() => resolve()));

/** Checks that the port is free, before anything else is done. @throws as net.Server does */
export async function checkPort(address: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listen(probe, { ...address, reusePort: false });
  await close(probe);
}

/**
 * Listens on a port with several listeners, so that a burst of connections is accepted in time even if the event loop
 * is busy. The first listener is without SO_REUSEPORT, so that a port in use is refused as usual.
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
      // Some containers' kernels lack SO_REUSEPORT and get one listener.
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

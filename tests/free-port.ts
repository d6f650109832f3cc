import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * For what is started a second time, or needs its port before it listens. Below those that systems assign on request for
 * any: nobody else gets it while nothing listens there.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  const server = net.createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isFree ? port : freePort();
}

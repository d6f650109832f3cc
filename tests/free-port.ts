import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * A free port for servers that restart on it, or need it before they listen. It is below the range of ephemeral ports,
 * so that no other program is assigned it in the meantime.
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

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopbackHost } from '#platform/network/loopback.ts';

/** The sender's address: the socket's, or the one our own proxy saw (the last entry). */
function clientAddress({ headers, socket }: Sender, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last && isIP(last) > 0 ? last : (socket.remoteAddress ?? '');
}

/** The first four groups of an IPv6 address, expanded: the part that a provider assigns to one customer. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const known = groups(head);
  const missing = tail === undefined ? 0 : 8 - known.length - groups(tail).length;
  return [...known, ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The parts of a request that identify its sender. */
export interface Sender {
  headers: IncomingMessage['headers'];
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** The network that limits count for: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(sender: Sender, trustProxy: boolean): string {
  const address = clientAddress(sender, trustProxy);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIP(address) === 6 ? `${firstHalf(address)}::/64` : address;
}

/** Whether a request comes from this machine directly, not through a local proxy, even one that adds no header. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isProxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  const named = URL.canParse(`http://${headers.host}`) ? new URL(`http://${headers.host}`).hostname : '';
  return !isProxied && isLoopbackHost(named) && isLoopbackHost(socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '');
}

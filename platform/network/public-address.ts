import { BlockList, isIP } from 'node:net';

/** IPv4 networks outside the public internet (IANA's special-purpose registries). */
const special4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; cloud providers serve a machine's secrets at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
];

/** IPv6: everything but global unicast, and of that what maps to IPv4 or is for tests and documentation. */
const special6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, prefix] of special4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of special6) blocked.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. IPv4-mapped IPv6 addresses never do: DNS returns none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

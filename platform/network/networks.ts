/** A network that limits count for, and how many times what one sender may do is allowed to all of it together. */
export interface CountedNetwork {
  network: string;
  share: number;
}

/**
 * The networks that a sender counts for: its own, and for IPv6 those around it that providers give to one customer as well. Whoever
 * has a /48 has 65,536 networks of a /64 to send from; sixteen neighbours that send for themselves are far from its limit.
 * @param network an IPv4 address, or the /64 of an IPv6 address with its four groups written out: '2001:db8:1:2::/64'
 */
export function countedNetworks(network: string): CountedNetwork[] {
  const own = { network, share: 1 };
  const [, half = ''] = /^([\da-f:]+)::\/64$/.exec(network) ?? [];
  const groups = half.split(':');
  if (groups.length !== 4) return [own];
  const [first, second, third, fourth = '0'] = groups;
  const site = `${first}:${second}:${third}`;
  const upperByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [own, { network: `${site}:${upperByte}::/56`, share: 4 }, { network: `${site}::/48`, share: 16 }];
}

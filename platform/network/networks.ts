/**
 * The networks whose limits apply to a sender, each with the multiple of the limit for it as a whole: its own, and for
 * IPv6 the larger ones that providers assign to one customer. A /48 contains 65,536 networks of a /64; sixteen
 * independent neighbours stay far below its limit.
 * @param network an IPv4 address, or the /64 of an IPv6 address with four groups: '2001:db8:1:2::/64'
 */
export function countedNetworks(network: string) {
  const own = { network, share: 1 };
  const [, half = ''] = /^([\da-f:]+)::\/64$/.exec(network) ?? [];
  const groups = half.split(':');
  if (groups.length !== 4) return [own];
  const [first, second, third, fourth = '0'] = groups;
  const site = `${first}:${second}:${third}`;
  const upperByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [own, { network: `${site}:${upperByte}::/56`, share: 4 }, { network: `${site}::/48`, share: 16 }];
}

const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** 'Firefox, Linux': enough for its owner to recognise a device, too little to identify it. */
export function deviceName(userAgent = ''): string {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : 'Anderes Gerät';
}

/** The network of an address that limits count for, shortened further: the last of an IPv4 address, /48 of IPv6. */
export function shortenedNetwork(network = ''): string {
  const [, upper] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (upper) return `${upper}.0/24`;
  const [, site] = /^([\da-f]+:[\da-f]+:[\da-f]+):/i.exec(network) ?? [];
  return site ? `${site}::/48` : '';
}

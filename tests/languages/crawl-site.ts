import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { request, type TimedAnswer } from '../built-server/requests.ts';

/** Making a package takes half a minute, and longer on a busy machine. */
const timeoutMs = 240_000;

/** Requests an address, repeatedly while its content is being made (503 with Retry-After). */
async function requestMade(url: string): Promise<TimedAnswer> {
  const latest = Date.now() + timeoutMs;
  for (;;) {
    const answer = await request(url, { timeoutMs });
    if (answer.status !== 503 || !answer.headers['retry-after'] || Date.now() > latest) return answer;
    await setTimeout(1000);
  }
}

/** The hash of a version in the address of a file. */
const versionInAddress = /(?<=\/assets\/insights\/\d{4}\/)[0-9a-f]{16}(?=\/)/g;

export const isExact = (address: string): boolean => address.search(versionInAddress) >= 0;

/** Replaces versions in the addresses of a text, so that texts of versions can be compared. */
export const withoutVersion = (text: string): string => text.replaceAll(versionInAddress, 'VERSION');

export interface FoundAddress {
  /** Path and parameters, without the origin. */
  address: string;
  /** The address that led to it first. */
  from: string;
  status: number;
  type: string;
  body: Buffer;
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');

const holdsLinks = /^(?:text\/html|text\/turtle|image\/svg|application\/[\w.+-]*(?:xml|json)(?:;|$))/;
/**
 * Addresses that scripts request, the admin area, built scripts, pictures' names without a format, and the catalogue's
 * identifier.
 */
const isOmitted = (address: string) =>
  /^\/(?:api|admin|uploads)(?:[/?]|$)|^\/daten\/katalog$|^\/assets\/(?:[\w-]+-[\w-]{8}\.|[^.]*$)|[{}<>\\^*]/.test(
    address,
  );

/**
 * The addresses of this site in a text: absolute ones, those in attributes and `srcset`, and files beside a
 * description.
 */
function addressesIn(text: string, origin: string, base: string): string[] {
  // Decoded twice, because embed code is text that contains attributes.
  const plain = decoded(decoded(text));
  const whole = plain
    .split(origin)
    .slice(1)
    .map((rest) => /^[^"'<>\s)]*/.exec(rest)?.[0] ?? '');
  const own = [...plain.matchAll(/(?<=["'(]|, )\/(?!\/)[^"'<>\s)]*/g)].map(([address]) => address);
  const beside = [...plain.matchAll(/"(?:path|url)":\s*"([\w.-]+)"/g)].map(
    ([, name = '']) => new URL(name, origin + base).pathname,
  );
  return [...whole, ...own, ...beside]
    .map((address) => address.replace(/#.*/s, '') || '/')
    .filter((address) => !isOmitted(address));
}

/** Follows all links from these addresses within the site. */
export async function crawlSite(origin: string, starts: readonly string[]): Promise<FoundAddress[]> {
  const found = new Map<string, FoundAddress>();
  const known = new Set<string>();
  const queue = new PQueue({ concurrency: 6 });
  const visit = (address: string, from: string): void => {
    if (known.has(address)) return;
    known.add(address);
    queue.add(async () => {
      const { status, headers, body } = await requestMade(origin + address);
      const type = headers['content-type'] ?? '';
      found.set(address, { address, from, status, type, body });
      if (!holdsLinks.test(type)) return;
      for (const linked of addressesIn(body.toString(), origin, address)) visit(linked, address);
    });
  };
  for (const start of starts) visit(start, '');
  await queue.onIdle();
  return [...found.values()].sort((a, b) => a.address.localeCompare(b.address, 'en'));
}

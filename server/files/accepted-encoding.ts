import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The preferred order of encodings that a client accepts equally. */
const byOurPreference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Weights by encoding, without malformed ones. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const element of header.toLowerCase().split(',')) {
    const [, coding = '', weight = '1'] =
      /^\s*([a-z0-9*!#$%&'+.^_`|~-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/.exec(element) ?? [];
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number(weight));
  }
  return weights;
}

function choose(header: string): Encoding[] {
  const weights = readWeights(header);
  const others = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    // Without a weight, identity is used if no other encoding is available.
    weights.get(encoding) ?? others ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return byOurPreference.filter((encoding) => weightOf(encoding) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** Browsers send only a few different headers; arbitrary ones must not fill the memory. */
const known = new LRUCache<string, Encoding[]>({ max: 200 });
const maxHeaderChars = 1_000;

/**
 * The encoding of a response by Accept-Encoding (RFC 9110, 12.5.3): the one with the highest weight, never one with
 * q=0. Without the header, or if all are refused, it is 'identity'.
 * @param header all lines of it, joined by commas
 * @param available encodings of the response in addition to 'identity'
 */
export function acceptedEncoding(
  header: string | undefined,
  available: readonly Encoding[] = byOurPreference,
): Encoding {
  if (header === undefined || header.length > maxHeaderChars) return 'identity';
  let accepted = known.get(header);
  if (!accepted) {
    accepted = choose(header);
    known.set(header, accepted);
  }
  return accepted.find((encoding) => encoding === 'identity' || available.includes(encoding)) ?? 'identity';
}

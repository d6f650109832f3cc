import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from '../files/accepted-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Variant {
  etag: string;
  body: Buffer;
  /** Name, value, name, value …, ready for writeHead. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** A finished answer, compressed once and sent many times. */
export interface FinishedAnswer {
  status: number;
  variants: Record<Encoding, Variant>;
}

/**
 * Compresses an answer and computes its headers.
 * @param headers name and value pairs without length, encoding and ETag
 */
export async function finishAnswer(
  status: number,
  text: string | Uint8Array,
  headers: [string, string][],
): Promise<FinishedAnswer> {
  const identity = Buffer.from(text as string);
  const [br, zipped] = await Promise.all([
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity, { level: 7 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const shared = [...headers.flat(), 'Vary', 'Accept-Encoding', 'ETag', etag];
    return {
      etag,
      body,
      headers: [
        ...shared,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(body.length),
      ],
      notModifiedHeaders: shared,
    };
  };
  return {
    status,
    variants: { br: variant('br', br), gzip: variant('gzip', zipped), identity: variant('identity', identity) },
  };
}

interface Wishes {
  encoding: Encoding;
  ifNoneMatch: string | undefined;
}

/** Reads only what a cached answer needs, from the raw headers: cheaper than building an object of all of them. */
function readWishes(request: IncomingMessage): Wishes {
  const raw = request.rawHeaders;
  let accepted: string | undefined;
  let ifNoneMatch: string | undefined;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string;
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      accepted = accepted === undefined ? raw[i + 1] : `${accepted},${raw[i + 1]}`;
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') ifNoneMatch = raw[i + 1];
  }
  return { encoding: acceptedEncoding(accepted), ifNoneMatch };
}

/** Whether If-None-Match names an ETag, its quotes included, among others or as weak. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';
}

/** Sends a finished answer to a GET or HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: FinishedAnswer): void {
  const { encoding, ifNoneMatch } = readWishes(request);
  const variant = answer.variants[encoding];
  if (ifNoneMatch !== undefined && answer.status === 200 && isKnown(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(answer.status, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** Bytes of finished answers that are kept: those of some hundred pages; what was asked for longest ago goes first. */
const maxKeptBytes = 48 * 1024 * 1024;

/** Finished answers by key. An answer that was under way while the content changed is never kept. */
export class AnswerCache {
  #answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ variants }) => Object.values(variants).reduce((sum, { body }) => sum + body.length, 1),
  });
  #underWay = new Map<string, Promise<FinishedAnswer>>();
  #generation = 0;

  get(key: string): FinishedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Everything that was made before is out of date. */
  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#underWay.clear();
  }

  /** The kept answer, or the one `make` finishes; callers that come while it is made share it. Failures aren't kept. */
  async getOrMake(key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const kept = this.#answers.get(key) ?? this.#underWay.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const answer = await making;
      if (generation === this.#generation) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }
}

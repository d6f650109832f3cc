import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../files/accepted-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A body as it is sent. Headers are name, value, name, value …, ready for writeHead. */
export interface Body {
  bytes: Buffer;
  headers: string[];
}

/** An answer in one encoding. */
export interface Variant {
  etag: string;
  notModifiedHeaders: string[];
  /** Undefined until a client has requested this encoding; 'identity' is always present. */
  body: Body | undefined;
}

/** An answer ready to be sent many times, compressed once for each encoding that clients ask for. */
export interface PreparedAnswer {
  status: number;
  identity: Buffer;
  /** Equal for answers with the same status, headers and bytes. */
  fingerprint: string;
  variants: Record<Encoding, Variant>;
  /** The body in an encoding; requests that arrive while it is compressed share it. */
  bodyIn(encoding: Encoding): Promise<Body>;
}

/** The page that answers a posted form. */
export interface AnsweredPage {
  status: number;
  page: PreparedAnswer;
  /** See Refusal. */
  retryAfterSeconds?: number | undefined;
}

/** The smallest window that holds the text: brotli reserves a multiple of it, which the garbage collector counts. */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS), 22);

const compress = {
  br: (bytes: Buffer) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      },
    }),
  gzip: (bytes: Buffer) => toGzip(bytes, { level: 7 }),
};

/** @param headers name and value pairs without length, encoding and ETag */
export function prepareAnswer(status: number, text: string | Uint8Array, headers: [string, string][]): PreparedAnswer {
  const identity = Buffer.from(text as string);
  const digest = hash('sha256', identity, 'base64url').slice(0, 22);
  const compressed: Partial<Record<Encoding, Promise<Body>>> = {};

  const variant = (etag: string): Variant => {
    const notModifiedHeaders = [...headers.flat(), 'Vary', 'Accept-Encoding', 'ETag', etag];
    return { etag, notModifiedHeaders, body: undefined };
  };

  function keepBody(encoding: Encoding, bytes: Buffer): Body {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const { notModifiedHeaders } = variants[encoding];
    const body = { bytes, headers: [...notModifiedHeaders, ...coding, 'Content-Length', String(bytes.length)] };
    variants[encoding].body = body;
    return body;
  }

  const variants = {
    br: variant(`"${digest}-br"`),
    gzip: variant(`"${digest}-gzip"`),
    identity: variant(`"${digest}"`),
  };
  const unencoded = keepBody('identity', identity);
  return {
    status,
    identity,
    fingerprint: [status, digest, ...headers.flat()].join('\n'),
    variants,
    bodyIn(encoding) {
      if (encoding === 'identity') return Promise.resolve(unencoded);
      compressed[encoding] ??= compress[encoding](identity).then((bytes) => keepBody(encoding, bytes));
      return compressed[encoding];
    },
  };
}

/** Reads only what a cached answer needs, from the raw headers: cheaper than building an object of all of them. */
function readPreferences(request: IncomingMessage) {
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
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';
}

/** Sends a prepared answer to a GET or HEAD. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
): Promise<void> {
  const { encoding, ifNoneMatch } = readPreferences(request);
  const variant = answer.variants[encoding];
  if (ifNoneMatch !== undefined && answer.status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  const { bytes, headers } = variant.body ?? (await answer.bodyIn(encoding));
  response.writeHead(answer.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

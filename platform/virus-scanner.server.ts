import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { codeOf } from './error-code.ts';

/** Timeout in milliseconds for a response of the scanner. */
const maxSilenceMs = 60_000;

/** A ClamAV daemon: `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
function connectTo({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
}

/** INSTREAM format: each chunk after its length, then a zero length. */
async function* inChunks(content: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Scans content. @throws if the scanner is unavailable, broken, or accepts no stream of this size */
async function scan(scanner: URL, content: AsyncIterable<Buffer>): Promise<'clean' | 'found'> {
  const socket = connectTo(scanner);
  socket.setTimeout(maxSilenceMs, () => socket.destroy(new Error('the virus scanner does not answer')));
  // The promises below report errors; those after the response don't matter.
  socket.on('error', () => undefined);
  let reply = '';
  const answered = (async () => {
    for await (const part of socket) reply += part;
  })();
  const sent = (async () => {
    for await (const part of inChunks(content)) {
      // The scanner stops reading a stream that is too long; its response gives the reason.
      if (socket.destroyed || !socket.writable) return false;
      if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answered]);
    }
    return true;
  })();
  let isWhole = false;
  try {
    [isWhole] = await Promise.all([sent, answered]);
  } catch (error) {
    // The scanner's response may be lost if it closes the connection in the middle of a file.
    const isDisconnected = /^(EPIPE|ECONNRESET)$/.test(codeOf(error));
    if (isDisconnected && reply === '') throw tooLarge();
    if (reply === '') throw error;
  } finally {
    socket.destroy();
  }
  if (isWhole && /^stream: OK\0?$/.test(reply)) return 'clean';
  if (/^stream: .+ FOUND\0?$/.test(reply)) return 'found';
  throw reply.includes('size limit exceeded') ? tooLarge() : new Error('the virus scanner gave no valid answer');
}

const tooLarge = () => new Error('the virus scanner closed the connection: it accepts no file of this size');

/** Whether the scanner found a virus in a file. @throws if it can't tell */
export const scanForViruses = (scanner: URL, file: string) => scan(scanner, createReadStream(file));

/**
 * Checks that the scanner is reachable and accepts streams of this size (its StreamMaxLength, 25 MB on some systems).
 * @throws otherwise
 */
export async function checkScanner(scanner: URL, bytes: number): Promise<void> {
  const zeros = Buffer.alloc(64 * 1024);
  await scan(scanner, Readable.from(Array.from({ length: Math.ceil(bytes / zeros.length) }, () => zeros)));
}

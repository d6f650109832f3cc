import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';

/** Milliseconds without a word from the scanner. */
const maxSilenceMs = 60_000;

/** A ClamAV daemon: `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
function connectTo({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
}

/** As INSTREAM wants it: each piece after its length, and at the end a length of nothing. */
async function* inPieces(content: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Lets the scanner look at content. @throws when it is away, broken, or takes no stream of this size */
async function scan(scanner: URL, content: AsyncIterable<Buffer>): Promise<'clean' | 'found'> {
  const socket = connectTo(scanner);
  socket.setTimeout(maxSilenceMs, () => socket.destroy(new Error('the virus scanner does not answer')));
  // Told by the promises below; what fails after its answer is nobody's business.
  socket.on('error', () => undefined);
  let said = '';
  const answered = (async () => {
    for await (const part of socket) said += part;
  })();
  const sent = (async () => {
    for await (const part of inPieces(content)) {
      // It may have heard enough, as of a stream that is too long: then its answer says why.
      if (socket.destroyed || !socket.writable) return;
      if (!socket.write(part)) await Promise.race([new Promise((go) => socket.once('drain', go)), answered]);
    }
  })();
  try {
    await Promise.all([answered, sent]);
  } catch (error) {
    // Its answer may be lost with the line that it closes in the middle of a file.
    const hasHungUp = error instanceof Error && 'code' in error && /^(EPIPE|ECONNRESET)$/.test(String(error.code));
    if (hasHungUp && said === '') throw tooLong();
    if (said === '') throw error;
  } finally {
    socket.destroy();
  }
  if (/^stream: OK\0?$/.test(said)) return 'clean';
  if (/^stream: .+ FOUND\0?$/.test(said)) return 'found';
  throw said.includes('size limit exceeded') ? tooLong() : new Error('the virus scanner gave no answer');
}

const tooLong = () => new Error('the virus scanner hung up: it takes no file of this size');

/** Whether the scanner objects to a file. @throws when it can't say */
export const scanForViruses = (scanner: URL, file: string) => scan(scanner, createReadStream(file));

/**
 * Whether the scanner is there and takes a stream of so many bytes (its StreamMaxLength, 25 MB on some systems).
 * @throws when it isn't, or doesn't
 */
export async function tryScanner(scanner: URL, bytes: number): Promise<void> {
  const zeros = Buffer.alloc(64 * 1024);
  await scan(scanner, Readable.from(Array.from({ length: Math.ceil(bytes / zeros.length) }, () => zeros)));
}

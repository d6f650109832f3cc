import { type AddressInfo, createServer } from 'node:net';

/** A text that every virus scanner detects, split so that none detects this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * Answers INSTREAM like clamd, and detects EICAR's text.
 * @param input.maxBytes StreamMaxLength
 * @param input.socket path to listen at instead of a port
 */
export async function startScanner({
  maxBytes = 100 * 1024 ** 2,
  socket: socketPath,
}: {
  maxBytes?: number;
  socket?: string;
} = {}) {
  const server = createServer((socket) => {
    let command = '';
    let length: number | undefined;
    let head = Buffer.alloc(0);
    let content = '';
    let bytes = 0;
    const answer = (text: string) => socket.end(`${text}\0`);
    const read = (part: Buffer) => {
      head = Buffer.concat([head, part]);
      if (command === '') {
        const end = head.indexOf(0);
        if (end < 0) return;
        command = head.toString('latin1', 0, end);
        head = head.subarray(end + 1);
        if (command !== 'zINSTREAM') return answer('UNKNOWN COMMAND');
      }
      for (;;) {
        if (length === undefined) {
          if (head.length < 4) return;
          length = head.readUInt32BE();
          head = head.subarray(4);
          if (length === 0) return answer(content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
        }
        if (head.length < length) return;
        bytes += length;
        if (bytes > maxBytes) return answer('INSTREAM size limit exceeded. ERROR');
        if (content.length < 1_000) content += head.toString('latin1', 0, Math.min(length, 1_000));
        head = head.subarray(length);
        length = undefined;
      }
    };
    socket.on('data', read).on('error', () => undefined);
  });
  await new Promise<void>((resolve) =>
    socketPath ? server.listen(socketPath, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const url = socketPath ? `unix://${socketPath}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: new URL(url), stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

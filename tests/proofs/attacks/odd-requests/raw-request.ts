import net from 'node:net';

/** Longer than any request takes, even on a busy machine. */
const maxWaitMs = 30_000;
/** Enough of a body to see that it arrives; the connection is closed in the middle of a longer one. */
const maxReadBytes = 256 * 1024;

/** A status with its body from 500 on, or the reason for a missing response. */
export type Outcome = { status: number; body?: string } | { failure: string };

/** Sends raw bytes on a new connection, and reads the response to their first request. */
export function sendRaw(port: number, bytes: Buffer, isHead: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let received: Buffer = Buffer.alloc(0);
    const settle = (outcome: Outcome) => {
      resolve(outcome);
      socket.destroy();
    };
    const judge = (ended: boolean) => {
      const outcome = readAnswer(received, isHead, ended);
      if (outcome) settle(outcome);
    };
    socket.setTimeout(maxWaitMs, () => settle({ failure: `nothing within ${maxWaitMs} ms` }));
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      judge(false);
    });
    socket.once('end', () => judge(true));
    // The server may answer and close before it has read everything; its response counts.
    socket.on('error', (error) => {
      judge(true);
      settle({ failure: error.message });
    });
    socket.once('close', () => settle({ failure: 'closed without an answer' }));
    socket.write(bytes);
  });
}

/** undefined if the response isn't complete yet. */
function readAnswer(received: Buffer, isHead: boolean, ended: boolean): Outcome | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  const head = received.subarray(0, Math.max(headEnd, 0)).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (headEnd < 0) return ended ? { failure: `closed after ${received.length} bytes` } : undefined;
  if (!status) return { failure: `not HTTP: ${head.slice(0, 60)}` };
  const body = received.subarray(headEnd + 4);
  if (status < 200) return readAnswer(body, isHead, ended);
  if (isHead || status === 204 || status === 304 || body.length >= maxReadBytes) return { status };
  const promised = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (promised !== undefined && body.length >= Number(promised)) {
    return status < 500 ? { status } : { status, body: body.toString('utf8') };
  }
  const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head);
  if (isChunked && body.subarray(-5).equals(Buffer.from('0\r\n\r\n'))) return { status };
  if (!ended) return undefined;
  return promised === undefined && !isChunked ? { status } : { failure: `${status}, cut off in its body` };
}

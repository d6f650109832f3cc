import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '../../built-server/built-server.ts';
import type { Report } from '../../built-server/report.ts';

/** Posts a body in pieces and returns the status of the response, 0 if there is none. */
function post(port: number, head: Record<string, string>, chunks: Iterable<Buffer>): Promise<number> {
  return new Promise<number>((resolve) => {
    const type = 'Content-Type: application/json\r\n';
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = net.connect(port, '127.0.0.1', async () => {
      socket.write(`POST /api/contact-messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${type}${lines.join('')}\r\n`);
      for (const chunk of chunks) {
        if (socket.destroyed || socket.readyState !== 'open') break;
        if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), sleep(200)]);
      }
    });
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
      if (status) {
        resolve(status);
        socket.destroy();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(0));
  });
}

function* endless(times: number) {
  const chunk = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'a'), Buffer.from('\r\n')]);
  for (let i = 0; i < times; i++) yield chunk;
}

/** Bodies that announce too much or never end are refused before they have arrived. */
export async function refuseSwollenBodies({ port }: BuiltServer, report: Report): Promise<void> {
  const announced = await post(port, { 'content-length': String(10 * 1024 ** 2) }, []);
  report.equal('a body announced with 10 MB is refused with 413', announced, 413);
  const chunked = await post(port, { 'transfer-encoding': 'chunked' }, endless(2_000));
  report.equal('a body in endless pieces is refused with 413', chunked, 413);
}

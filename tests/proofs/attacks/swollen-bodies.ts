import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BuiltServer } from '../../built-server/built-server.ts';
import type { Report } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';

const type = { 'content-type': 'application/json' };

/** Posts a body in pieces and returns the status of the response, 0 if there is none. */
function post(port: number, head: Record<string, string>, chunks: Iterable<Buffer>): Promise<number> {
  return new Promise<number>((resolve) => {
    const lines = Object.entries({ ...type, ...head }).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = net.connect(port, '127.0.0.1', async () => {
      socket.write(`POST /api/contact-messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
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

/** Bodies that inflate, announce too much, never end or nest endlessly are refused, each with its own status. */
export async function refuseSwollenBodies({ port, url }: BuiltServer, report: Report): Promise<void> {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2, 'a'));
  const compressed = await post(port, { 'content-encoding': 'gzip', 'content-length': String(bomb.length) }, [bomb]);
  report.equal('a compressed body of 50 MB is refused with 415', compressed, 415);
  const announced = await post(port, { 'content-length': String(10 * 1024 ** 2) }, []);
  report.equal('a body announced with 10 MB is refused with 413', announced, 413);
  const chunked = await post(port, { 'transfer-encoding': 'chunked' }, endless(2_000));
  report.equal('a body in endless pieces is refused with 413', chunked, 413);
  const deep = await request(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: type,
    json: JSON.parse(`${'[['.repeat(2_000)}1${']]'.repeat(2_000)}`),
  });
  report.equal('JSON 4000 levels deep is refused with 400', deep.status, 400);
}

import net from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

/** Sends raw requests, the last of which closes the connection. @returns the statuses of the answers */
async function statuses(requests: string): Promise<string[]> {
  const socket = net.connect(server.port, '127.0.0.1').setEncoding('latin1');
  socket.write(requests);
  let received = '';
  for await (const part of socket) received += part;
  return received.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];
}

const get = (path: string, ...lines: string[]) => `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
const host = 'Host: 127.0.0.1';

test.each(['/', '/api/partners', '/api/health', '/robots.txt', '/nie'])(
  'a request for %s that names several hosts is refused, and the next one answered',
  async (path) => {
    const twice = get(path, host, 'hOsT: www.example.com');
    expect(await statuses(get('/', host) + twice + twice + get('/', host, 'Connection: close'))).toEqual([
      '200',
      '400',
      '400',
      '200',
    ]);
  },
);

test('a host in the value of another header doesn’t count', async () => {
  expect(await statuses(get('/', host, 'X-Forwarded-Host: Host', 'Cookie: Host', 'Connection: close'))).toEqual([
    '200',
  ]);
});

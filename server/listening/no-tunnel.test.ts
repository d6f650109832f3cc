import net from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const connect = 'CONNECT www.example.com:443 HTTP/1.1\r\nHost: www.example.com\r\n\r\n';

test('a CONNECT request is refused, and its connection ended even if the client keeps it open', async () => {
  const socket = net.connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1');
  const writing = setInterval(() => socket.write('x'), 20);
  let received = '';
  socket.on('data', (part) => (received += part));
  socket.write(connect);
  // Writing fails only after the server has ended the connection.
  await new Promise((resolve) => socket.on('error', resolve));
  clearInterval(writing);
  expect(received).toMatch(/^HTTP\/1\.1 405 /);
});

test('a client that disconnects before the refusal has no effect', async () => {
  for (let times = 0; times < 50; times++) {
    const socket = net.connect(server.port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(connect, () => resolve()));
    socket.resetAndDestroy();
  }
  expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createMailer } from './mailer.server.ts';
import { readSettings } from './settings.server.ts';

const mail = {
  id: 'probe',
  promisedAt: new Date('2026-06-03T10:00:00Z'),
  to: 'anna.muster@example.org',
  subject: 'Probe',
  html: '<p>Probe</p>',
  text: 'Probe',
};
const settings = (scheme: string, port: number) =>
  readSettings({
    SMTP_URL: `${scheme}://127.0.0.1:${port}`,
    MAIL_FROM: 'website@example.org',
    PUBLIC_URL: 'https://www.example.org',
  });

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** A mail server that falls silent at a command; '' from the first moment. */
async function serverSilentAt(command: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (command === '') return;
    socket.write('220 muster.example.org\r\n');
    socket.on('data', (data) => {
      const said = data.toString().toUpperCase();
      if (!said.startsWith(command)) socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 well\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

test('a mail server has 10 s to take the connection, 10 s to greet, 30 s for every answer', () => {
  expect(settings('smtp', 25).smtpTimeouts).toEqual({ connection: 10_000, greeting: 10_000, answer: 30_000 });
});

describe('each of the three ends a wait by itself: a mail server that', () => {
  const long = 600_000;
  test.each([
    ['never finishes the connection', 'smtps', '', { connection: 50, greeting: long, answer: long }],
    ['never greets', 'smtp', '', { connection: long, greeting: 50, answer: long }],
    ['says nothing to the greeting', 'smtp', 'EHLO', { connection: long, greeting: long, answer: 50 }],
    ['says nothing to the recipient', 'smtp', 'RCPT', { connection: long, greeting: long, answer: 50 }],
    ['says nothing to the mail', 'smtp', 'DATA', { connection: long, greeting: long, answer: 50 }],
  ])('%s', async (_, scheme, command, smtpTimeouts) => {
    const port = await serverSilentAt(command);
    const mailer = createMailer({ ...settings(scheme, port), smtpTimeouts }, 'Musterseite');
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

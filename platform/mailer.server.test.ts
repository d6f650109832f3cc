import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { createMailer } from './mailer.server.ts';
import { readSettings } from './settings.server.ts';

const mail = {
  id: 'probe',
  enqueuedAt: new Date('2026-06-03T10:00:00Z'),
  to: 'anna.muster@example.org',
  subject: 'Probe',
  html: '<p>Probe</p>',
  text: 'Probe',
};
const settings = (scheme: string, port: number, host = '127.0.0.1') =>
  readSettings({
    SMTP_URL: `${scheme}://${host}:${port}`,
    MAIL_FROM: 'website@example.org',
    STAFF_EMAIL: 'team@example.org',
    PUBLIC_URL: 'https://www.example.org',
  });

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A mail server that stops responding at a command, or from the start if the command is ''. */
async function serverSilentAt(command: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (command === '') return;
    socket.write('220 muster.example.org\r\n');
    socket.on('data', (data) => {
      const received = data.toString().toUpperCase();
      if (!received.startsWith(command)) socket.write(received.startsWith('DATA') ? '354 go on\r\n' : '250 well\r\n');
    });
  });
  opened.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return listenOnLoopback(server);
}

test('the timeouts are 10 s to connect, 10 s for the greeting, 30 s per response', () => {
  expect(settings('smtp', 25).smtpTimeouts).toEqual({ connection: 10_000, greeting: 10_000, answer: 30_000 });
});

describe('each timeout applies: a mail server that', () => {
  const long = 600_000;
  test.each([
    ['never finishes the connection', 'smtps', '', { connection: 50, greeting: long, answer: long }],
    ['never greets', 'smtp', '', { connection: long, greeting: 50, answer: long }],
    ['says nothing to the greeting', 'smtp', 'EHLO', { connection: long, greeting: long, answer: 50 }],
    ['says nothing to the recipient', 'smtp', 'RCPT', { connection: long, greeting: long, answer: 50 }],
    ['says nothing to the mail', 'smtp', 'DATA', { connection: long, greeting: long, answer: 50 }],
  ])('%s', async (_, scheme, command, smtpTimeouts) => {
    const port = await serverSilentAt(command);
    const mailer = createMailer({ ...settings(scheme, port), smtpTimeouts }, async () => 'Musterseite');
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

describe('a remote mail server gets neither password nor mail', () => {
  /** Reaches this machine, but is not a loopback name. */
  const elsewhere = 'anna:geheim@0.0.0.0';

  async function startServer(disabledCommands: string[]) {
    const seen: string[] = [];
    const server = new SMTPServer({
      disabledCommands,
      logger: false,
      disableReverseLookup: true,
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        seen.push('AUTH');
        done(null, { user: 'anna' });
      },
      onMailFrom(_address, _session, done) {
        seen.push('MAIL');
        done();
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    opened.push({ close: () => server.close(() => undefined) });
    return { port: (server.server.address() as AddressInfo).port, seen };
  }

  test('when TLS is not offered or was stripped; a mail server on this machine gets both', async () => {
    const { port, seen } = await startServer(['STARTTLS']);
    await expect(createMailer(settings('smtp', port, elsewhere), async () => 'Musterseite').send(mail)).rejects.toThrow(
      /TLS/,
    );
    expect(seen).toEqual([]);
    await createMailer(settings('smtp', port, 'anna:geheim@127.0.0.1'), async () => 'Musterseite').send(mail);
    expect(seen).toEqual(['AUTH', 'MAIL']);
  });

  test('when its certificate is self-signed', async () => {
    const { port, seen } = await startServer([]);
    await expect(createMailer(settings('smtp', port, elsewhere), async () => 'Musterseite').send(mail)).rejects.toThrow(
      /certificate/,
    );
    expect(seen).toEqual([]);
  });
});

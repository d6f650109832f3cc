import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { MailboxFailure, openMailbox } from './mailbox.server.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const mail = 'From: anna.muster@example.org\r\nSubject: Antwort\r\n\r\nJa.';

const fetched = (uid: number, date = '30-Nov-2026 10:00:00 +0000') =>
  `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${mail.length} INTERNALDATE "${date}" BODY[]<0> {${mail.length}}\r\n${mail})\r\n`;

/** Opens a mailbox of a server that gives these answers to commands, by their start; 'NO' rejects one. */
async function openMailboxWith(answers: Record<string, string>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    socket.on('data', (data) => {
      for (const [, tag, command = ''] of data.toString().matchAll(/^(\w+) (.+)/gm)) {
        const [, answer = ''] = Object.entries(answers).find(([start]) => command.startsWith(start)) ?? [];
        socket.write(answer === 'NO' ? `${tag} NO later\r\n` : `${answer}${tag} OK done\r\n`);
      }
    });
  });
  opened.push(server);
  const mailbox = await openMailbox(new URL(`imap://team:geheim@127.0.0.1:${await listenOnLoopback(server)}/INBOX`));
  opened.push(mailbox);
  return mailbox;
}

test('a rejected search is a failure, and not an empty mailbox', async () => {
  const mailbox = await openMailboxWith({ 'UID SEARCH': 'NO' });
  await expect(mailbox.uidBefore(new Date())).rejects.toThrow(MailboxFailure);
  await expect(mailbox.listUids(0)).rejects.toThrow(MailboxFailure);
});

test('a first reading begins with the first recent mail, whether or not the server names its next UID', async () => {
  const mailbox = await openMailboxWith({ 'UID SEARCH': '* SEARCH 7 4\r\n' });
  expect(await mailbox.uidBefore(new Date())).toBe(3);
});

test('a first reading skips all mails if none is recent and the server doesn’t name its next UID', async () => {
  const mailbox = await openMailboxWith({ 'UID SEARCH SINCE': '* SEARCH\r\n', 'UID SEARCH ALL': '* SEARCH 7 4\r\n' });
  expect(await mailbox.uidBefore(new Date())).toBe(7);
});

test('flags of other mails that the server reports with the requested mails are ignored', async () => {
  const flags =
    '* 1 FETCH (UID 1 FLAGS (\\Seen))\r\n* 9 FETCH (UID 500 FLAGS (\\Seen))\r\n* 9 FETCH (FLAGS (\\Seen))\r\n';
  const mailbox = await openMailboxWith({ 'UID FETCH': flags + fetched(1) + fetched(2) });
  const heads = await mailbox.readHeads([1, 2]);
  expect(heads.map(({ uid, head }) => [uid, head.toString()])).toEqual([
    [1, mail],
    [2, mail],
  ]);
});

test('a mail with an invalid date counts as received now', async () => {
  const mailbox = await openMailboxWith({ 'UID FETCH': fetched(1, '99-Nov-2026 10:00:00 +0000') });
  const [head] = await mailbox.readHeads([1]);
  expect(Math.abs(Date.now() - Number(head?.receivedAt))).toBeLessThan(60_000);
});

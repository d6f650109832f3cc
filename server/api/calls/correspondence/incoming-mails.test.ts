import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  findMailbox,
  findOrInsertMailbox,
  lockMailboxReading,
  setBookmark,
} from '#domain/contact-messages/incoming/mailbox-queries.server.ts';
import { readMailbox } from '#domain/contact-messages/incoming/read-mailbox.server.ts';
import { takeIncomingMail } from '#domain/contact-messages/incoming/take-incoming-mail.server.ts';
import { eventually } from '#tests/eventually.ts';
import { answerMail, bounceOf } from '#tests/made-up/answer-mail.ts';
import { createMailbox } from '#tests/made-up/made-up-mailbox.ts';
import { eicar, startScanner } from '#tests/made-up/made-up-scanner.ts';
import { sampleOfficeFile, samplePdf } from '#tests/made-up/sample-files.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { testOffice } from '#tests/test-server.ts';

const name = 'team@127.0.0.1:143/INBOX';
let box: ReturnType<typeof createMailbox>;
let lastUid: number;
const directory = await testDirectory();
const [smtp, scanner] = await Promise.all([startSmtpServer(), startScanner()]);
afterAll(() => Promise.all([smtp.stop(), scanner.stop()]));
const { server, call } = await testOffice({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'monitor@example.org',
  STAFF_EMAIL: 'team@example.org',
  // Nothing listens there: this file delivers each mail itself.
  IMAP_URL: 'imap://team:geheim@127.0.0.1:143/INBOX?replyTo=team@example.org',
  CLAMD_URL: scanner.url.href,
});
await findOrInsertMailbox(server.services.db, name);
beforeEach(async () => {
  box = createMailbox();
  lastUid = 0;
  await setBookmark(server.services.db, { name, uidValidity: '1', lastUid });
  await server.query('delete from contact_messages');
});

async function takeMail(mail: string | Buffer): Promise<void> {
  const uid = box.deliver(mail);
  const [head] = await box.mailbox.readHeads([uid]);
  if (head) await takeIncomingMail(server.services, box.mailbox, { name, uidValidity: '1', lastUid }, head);
  lastUid = uid;
}

/** A message with a reply. @returns ids, and the reply's mail as it was sent */
async function answeredMessage(email: string) {
  const contact = { name: 'Anna Muster', email, subject: 'Frage zur Studie', message: 'Gibt es sie?' };
  const { id } = (await call('POST', '/contact-messages', contact)).json;
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Ja.' })).status).toBe(201);
  const { source } = await eventually(() => smtp.received.find(({ to }) => to.includes(email)));
  const [, messageId = ''] = /^Message-ID: (\S+)\r$/m.exec(source) ?? [];
  await eventually(async () => (await call('GET', `/contact-messages/${id}/replies`)).json[0].mailStatus === 'sent');
  return { id, messageId, source };
}

const message = async (id: string) => (await call('GET', `/contact-messages?search=${id}`)).json[0];
const thread = async (id: string) => (await call('GET', `/contact-messages/${id}/incoming-mails`)).list;
const counts = async () => {
  const { stored, leftAlone, loops } = (await findMailbox(server.services.db, name)) ?? {};
  return { stored, leftAlone, loops };
};
const since = async (before: Awaited<ReturnType<typeof counts>>) =>
  Object.entries(await counts()).map(([key, value]) => (value ?? 0) - (before[key as keyof typeof before] ?? 0));

test('a mail waits in the mailbox if the process that reads mails can’t start, or ends with the server', async () => {
  const { id, messageId } = await answeredMessage('prozess@example.org');
  const mail = answerMail({ to: messageId });
  const ended = path.join(directory, 'ended');
  // It ends once it has received the task, as a process that is reading does.
  await writeFile(ended, '#!/bin/sh\nhead -c 1 <&"$NODE_CHANNEL_FD"\nkill -INT $$\n', { mode: 0o755 });
  const { execPath } = process;
  try {
    for (const [program, failure] of [
      ['/nothing/there', 'ENOENT'],
      [ended, 'SIGINT'],
    ] as const) {
      process.execPath = program;
      await expect(takeMail(mail)).rejects.toThrow(failure);
    }
  } finally {
    process.execPath = execPath;
  }
  expect(await thread(id)).toEqual([]);
  await takeMail(mail);
  expect(await thread(id)).toMatchObject([{ fault: null }]);
});

test('an answer is added to its message, which is open again; other mails are ignored', async () => {
  const { id, messageId } = await answeredMessage('zurueck@example.org');
  expect(await message(id)).toMatchObject({ state: 'answered' });
  const before = await counts();
  await takeMail(answerMail({ text: 'Etwas anderes' }));
  await takeMail(answerMail({ to: '<00000000-0000-4000-8000-000000000000@www.example.org>' }));
  await takeMail(answerMail({ to: messageId, text: 'Danke,\nund wann?' }));
  expect(await thread(id)).toMatchObject([
    {
      kind: 'answer',
      senderName: 'Anna Muster',
      senderEmail: 'anna.muster@example.org',
      sentAt: '2026-11-24T09:00:00.000Z',
      subject: 'Re: Frage zur Studie',
      text: 'Danke,\nund wann?',
      fault: null,
      attachments: [],
    },
  ]);
  expect(await message(id)).toMatchObject({ state: 'open', newAnswerAt: expect.any(String) });
  expect(await since(before)).toEqual([1, 2, 0]);
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Im Juni.' })).status).toBe(201);
  expect(await message(id)).toMatchObject({ state: 'answered', newAnswerAt: null });
});

test('a mail is stored once, under whatever UID it comes again', async () => {
  const { id, messageId } = await answeredMessage('einmal@example.org');
  const mail = answerMail({ to: messageId });
  for (let times = 0; times < 3; times++) await takeMail(mail);
  const withoutId = mail.replace(/^Message-ID.*\n/m, '');
  for (let times = 0; times < 2; times++) await takeMail(withoutId);
  expect(await thread(id)).toHaveLength(2);
});

test('a reader that was overtaken by another stores nothing', async () => {
  const { id, messageId } = await answeredMessage('ueberholt@example.org');
  await takeMail(answerMail({ to: messageId }));
  lastUid = 0;
  await expect(takeMail(answerMail({ to: messageId }))).rejects.toThrow('another instance');
  expect(await thread(id)).toHaveLength(1);
});

test('the lock of a reader outlasts its turn of 30 seconds', async () => {
  const allowed = await server.services.db.transaction(async (tx) => {
    expect(await lockMailboxReading(tx)).toBe(true);
    const { rows } = await tx.execute<{ seconds: number }>(
      sql`select extract(epoch from current_setting('idle_in_transaction_session_timeout')::interval)::int as seconds`,
    );
    return rows[0]?.seconds;
  });
  expect(allowed).toBeGreaterThan(60);
});

test('a reply’s signed address identifies its message without the Message-ID; a forged one is ignored', async () => {
  const { id, source } = await answeredMessage('adresse@example.org');
  const [, address = ''] = /^Reply-To: (team\+[0-9a-z]{38}@example\.org)\r$/m.exec(source) ?? [];
  expect(address).not.toBe('');
  const lastCharacter = address.indexOf('@') - 1;
  const forged =
    address.slice(0, lastCharacter) + (address[lastCharacter] === '0' ? '1' : '0') + address.slice(lastCharacter + 1);
  await takeMail(answerMail({ headers: [`Delivered-To: ${forged}`] }));
  expect(await thread(id)).toEqual([]);
  await takeMail(answerMail({ headers: [`Delivered-To: ${address.toUpperCase()}`] }));
  expect(await thread(id)).toHaveLength(1);
});

test('an automatic reply is shown and leaves the message answered', async () => {
  const { id, messageId } = await answeredMessage('ferien@example.org');
  await takeMail(answerMail({ to: messageId, headers: ['Auto-Submitted: auto-replied'] }));
  await takeMail(answerMail({ to: messageId, headers: ['Precedence: bulk'] }));
  expect((await thread(id)).map(({ kind }) => kind)).toEqual(['auto-reply', 'auto-reply']);
  expect(await message(id)).toMatchObject({ state: 'answered' });
});

test('a bounce marks the reply as failed, with the reason among the mails, and opens the message; a delay does neither', async () => {
  const { id, messageId } = await answeredMessage('falsch@example.org');
  const status = async () => (await call('GET', `/contact-messages/${id}/replies`)).json[0].mailStatus;
  await takeMail(bounceOf(messageId, 'delayed'));
  expect([await status(), (await message(id)).state]).toEqual(['sent', 'answered']);
  // PostgreSQL rejects NUL, so that the mail would be read again for ever.
  await takeMail(bounceOf(messageId).replace('User', '\0User\x1b'));
  expect([await status(), (await message(id)).state]).toEqual(['failed', 'open']);
  expect((await thread(id)).map(({ kind }) => kind)).toEqual(['delay', 'bounce']);
  const failed = (await call('GET', '/mails?status=failed')).json;
  expect(failed).toMatchObject([{ recipient: 'falsch@example.org', lastError: '550 5.1.1 User unknown' }]);
  // Sent again, it goes out under the same Message-ID, because it never arrived.
  await call('POST', `/mails/${failed[0].id}/resend`);
  await eventually(async () => (await status()) === 'sent');
});

test('mails of the office and the site, and more than 50 a day to one message, are loops', async () => {
  const { id, messageId } = await answeredMessage('schleife@example.org');
  const before = await counts();
  await takeMail(answerMail({ to: messageId, from: 'Team <TEAM@example.org>' }));
  await takeMail(answerMail({ to: messageId, messageId }));
  expect(await since(before)).toEqual([0, 0, 2]);
  for (let mail = 0; mail < 53; mail++)
    await takeMail(answerMail({ to: messageId, headers: ['Auto-Submitted: auto-replied'] }));
  expect(await since(before)).toEqual([50, 0, 5]);
  expect(await thread(id)).toHaveLength(50);
});

test('spam stays spam, and an answer to a deleted message is ignored', async () => {
  const { id, messageId } = await answeredMessage('spam@example.org');
  await call('PATCH', `/contact-messages/${id}`, { state: 'spam' });
  await takeMail(answerMail({ to: messageId }));
  expect(await message(id)).toMatchObject({ state: 'spam' });
  const before = await counts();
  await call('DELETE', `/contact-messages/${id}`);
  await takeMail(answerMail({ to: messageId }));
  expect(await since(before)).toEqual([0, 1, 0]);
  expect((await call('GET', `/contact-messages/${id}/incoming-mails`)).status).toBe(404);
});

test('attachments are checked like partners’ files before anybody can download them', async () => {
  const { id, messageId } = await answeredMessage('anhang@example.org');
  const pdf = samplePdf();
  const attachments = [
    { name: 'Angebot\u202efdp.pdf', content: pdf },
    { name: 'makro.docx', content: sampleOfficeFile('docx', { 'word/vbaProject.bin': new Uint8Array(10) }) },
    { name: 'virus.pdf', content: Buffer.from(`%PDF-1.7\n${eicar}\n%%EOF\n`) },
    { name: 'programm.exe', content: Buffer.from('MZ') },
    { name: 'falsch.pdf', content: Buffer.from('MZ') },
  ];
  await takeMail(answerMail({ to: messageId, attachments }));
  const checked = await eventually(async () => {
    const [mail] = await thread(id);
    return mail.attachments.every(({ state }: { state: string }) => state !== 'checking') && mail.attachments;
  });
  const states = checked.map(({ fileName, state, fault }: Record<string, unknown>) => [fileName, state, fault]);
  expect(states).toEqual([
    ['Angebotfdp.pdf', 'available', null],
    ['makro.docx', 'refused', 'macros'],
    ['virus.pdf', 'refused', 'virus'],
    ['programm.exe', 'refused', 'other-type'],
    ['falsch.pdf', 'refused', 'not-its-type'],
  ]);
  const [available, ...refused] = checked.map(({ id: attachmentId }: { id: string }) => attachmentId);
  const file = await call('GET', `/incoming-attachments/${available}`);
  expect(file.bytes.equals(pdf)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  for (const attachmentId of refused)
    expect((await call('GET', `/incoming-attachments/${attachmentId}`)).status).toBe(404);
  const stored = () => readdir(`${server.dataDir}/files/incoming-attachments`);
  expect(await stored()).toHaveLength(1);
  // A message may have 100 MB of attachments.
  await server.query('update incoming_attachments set bytes = 100 * 1024 * 1024 where id = $1', available);
  await takeMail(answerMail({ to: messageId, attachments: [{ name: 'mehr.pdf', content: pdf }] }));
  expect((await thread(id))[1]).toMatchObject({ attachments: [], omittedAttachments: 1 });
  expect(await stored()).toHaveLength(1);
  await call('DELETE', `/contact-messages/${id}`);
  expect((await call('GET', `/incoming-attachments/${available}`)).status).toBe(404);
});

test('while the disk is nearly full, mails wait in the mailbox', async () => {
  const { id, messageId } = await answeredMessage('voll@example.org');
  const uid = box.deliver(answerMail({ to: messageId }));
  const [head] = await box.mailbox.readHeads([uid]);
  if (!head) throw new Error('the mail is missing');
  // /proc never has free space.
  const settings = { ...server.services.settings, dataDir: '/proc' };
  const taken = takeIncomingMail(
    { ...server.services, settings },
    box.mailbox,
    { name, uidValidity: '1', lastUid },
    head,
  );
  await expect(taken).rejects.toThrow('the disk is nearly full');
  expect(await thread(id)).toEqual([]);
});

test('while the virus scanner is unavailable, an attachment stays in quarantine', async () => {
  const { id, messageId } = await answeredMessage('wartet@example.org');
  await scanner.stop();
  await takeMail(answerMail({ to: messageId, attachments: [{ name: 'wartet.pdf', content: samplePdf() }] }));
  const waits = async () => {
    const rows = await server.query(
      "select 1 from jobs.job where name = 'check-incoming-attachment' and state = 'created' and start_after > now()",
    );
    return rows.length > 0;
  };
  await eventually(waits);
  const [mail] = await thread(id);
  expect(mail.attachments).toMatchObject([{ state: 'checking' }]);
  expect((await call('GET', `/incoming-attachments/${mail.attachments[0].id}`)).status).toBe(404);
});

test('a pause after failures lasts an hour at most, also after the clock was set back', async () => {
  const failuresAfter = async (pause: string): Promise<number> => {
    await server.query('update mailboxes set failures = 0, next_try_at = now() + $1::interval', pause);
    await readMailbox(server.services, {});
    return (await findMailbox(server.services.db, name))?.failures ?? 0;
  };
  expect(await failuresAfter('1 hour')).toBe(0);
  expect(await failuresAfter('1 day')).toBe(1);
});

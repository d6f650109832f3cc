import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { testDirectory } from '#tests/test-directory.ts';
import { createMailer } from './mailer.server.ts';
import { readSettings } from './settings.server.ts';

const dataDir = await testDirectory();

let count = 0;
/** Sends a mail and returns its outbox file, raw and parsed. */
async function sent(mail: { subject: string }, senderName = 'Musterseite') {
  count += 1;
  const id = `mail-${count}`;
  const about = { enqueuedAt: new Date('2026-06-03T10:00:00Z'), to: 'anna.muster@example.org', html: '', text: '' };
  await createMailer(readSettings({ DATA_DIR: dataDir }), async () => senderName).send({ id, ...about, ...mail });
  const outbox = path.join(dataDir, 'outbox');
  const name = (await readdir(outbox)).find((fileName) => fileName.endsWith(`-${id}.eml`)) ?? '';
  const source = await readFile(path.join(outbox, name));
  return { head: source.toString().split('\r\n\r\n')[0] ?? '', read: await PostalMime.parse(source) };
}

const encodedWords = [
  '=?utf-8?Q?Guten_Tag?=',
  '=?utf-8?Q?Frage=0D=0ABcc:_beat.muster@example.org?=',
  'Re: =?UTF-8?B?R3LDvGV6aQ==?= zur Studie',
  'Grüezi =?utf-8?q?a?= =?utf-8?q?b?=',
  '=?x?Q?unbekannt?=',
  '=?utf-8?Q?offen',
  `${'Frage '.repeat(20)}=?utf-8?Q?a?= ${'🙂'.repeat(60)}`,
];

test.each(encodedWords)('a subject is shown as typed: %s', async (subject) => {
  const { head, read } = await sent({ subject });
  expect(read.subject).toBe(subject);
  expect(head).not.toContain(subject);
  expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(100);
});

test('any subject is shown as typed', async () => {
  const part = fc.oneof(fc.constantFrom('=?', '?=', '?Q?', '?B?', 'utf-8', '=0D=0A', '_', ' ', 'ü', '🙂'), fc.string());
  const text = fc
    .array(part, { minLength: 1, maxLength: 12 })
    .map((parts) =>
      parts
        .join('')
        .replace(/[\p{Cc}\p{Cs}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((subject) => subject !== '');
  await fc.assert(
    fc.asyncProperty(text, async (subject) => {
      expect((await sent({ subject })).read.subject).toBe(subject);
    }),
    { numRuns: 60 },
  );
});

test('the sender’s name holds no encoded word', async () => {
  const { head, read } = await sent({ subject: 'Probe' }, 'Muster =?utf-8?Q?=41?= AG');
  expect(head).not.toContain('=?utf-8?Q?=41?=');
  expect(read.from).toMatchObject({ name: expect.stringMatching(/^Muster = ?\?utf-8/) });
});

test('the date is that of sending, not of enqueueing', async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const { read } = await sent({ subject: 'Neue Dateien' });
  expect(Date.parse(read.date ?? '')).toBeGreaterThanOrEqual(before);
});

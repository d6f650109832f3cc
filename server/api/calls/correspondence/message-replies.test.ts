import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { postFile } from '#tests/every-test-call.ts';
import { onePagePdf } from '#tests/made-up/sample-files.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { addOfficePerson } from '#tests/office-people.ts';
import { administrator, testOffice } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const { server, call, visitor } = await testOffice({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'monitor@example.org',
  STAFF_EMAIL: 'team@example.org',
});

async function sendMessage(email: string, subject: string) {
  const body = { name: 'Anna Muster', email, subject, message: 'Gibt es die Studie\nauf Italienisch?' };
  const { id } = (await call('POST', '/contact-messages', body)).json;
  return (await call('GET', `/contact-messages?search=${id}`)).json[0];
}

const mailTo = (address: string) => eventually(() => smtp.received.find(({ to }) => to.includes(address)));
/** Joins folded header lines. */
const unfolded = (source: string) => source.replace(/\r\n[ \t]/g, ' ');

test('the site sends a reply that quotes the message, and answers to it reach the office', async () => {
  const { id, updatedAt } = await sendMessage('anna.antwort@example.org', 'Frage zur Studie');
  const answer = await call(
    'POST',
    `/contact-messages/${id}/replies`,
    { text: 'Guten Tag\n\nJa, ab Herbst.' },
    { 'if-match': `"${updatedAt}"` },
  );
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json).toMatchObject({ text: 'Guten Tag\n\nJa, ab Herbst.', writtenBy: administrator.email });
  const source = unfolded((await mailTo('anna.antwort@example.org')).source);
  expect(source).toMatch(/^From: .*<monitor@example\.org>\r$/m);
  expect(source).toMatch(/^Reply-To: team@example\.org\r$/m);
  expect(source).toMatch(/^Subject: Re: Frage zur Studie\r$/m);
  expect(source).toContain('Ja, ab Herbst.');
  expect(source).toContain('> Gibt es die Studie');
  // A person wrote it, so it must not ask auto-responders to stay silent.
  expect(source).not.toMatch(/^Auto-Submitted/m);
  const thread = () => call('GET', `/contact-messages/${id}/replies`);
  await eventually(async () => (await thread()).json[0].mailStatus === 'sent');
  expect((await thread()).json).toHaveLength(1);
  expect((await call('GET', `/contact-messages?search=${id}`)).json[0]).toMatchObject({ state: 'answered' });
});

test('a reply to a French message is French around the office’s text, and German once the office sets that language', async () => {
  const subject = 'Kontaktanfrage über Website';
  const body = { name: 'Anna Muster', subject, message: 'Existe-t-elle en français ?' };
  const send = async (email: string) => {
    const headers = { 'content-language': 'fr' };
    const { json } = await visitor('POST', '/contact-messages', { ...body, email }, headers);
    return json.id;
  };
  const reply = async (id: string, email: string) => {
    expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Oui.' })).status).toBe(201);
    return PostalMime.parse((await mailTo(email)).source);
  };
  const french = await reply(await send('anne.francais@example.org'), 'anne.francais@example.org');
  expect(french.subject).toBe('Re: Demande de contact via le site web');
  expect(french.html).toContain('<html lang="fr-CH"');
  expect(french.text).toMatch(/Réponse à votre message[\s\S]*Vous nous avez écrit le/);

  const id = await send('anne.deutsch@example.org');
  const change = { correspondenceLanguage: 'de' };
  expect((await call('PATCH', `/contact-messages/${id}`, change)).json).toMatchObject(change);
  expect((await call('PATCH', `/contact-messages/${id}`, { correspondenceLanguage: 'rm' })).status).toBe(400);
  expect((await reply(id, 'anne.deutsch@example.org')).subject).toBe(`Re: ${subject}`);
});

test('a subject that contains an encoded word is decoded as it was typed', async () => {
  const subject = '=?utf-8?Q?Frage=0D=0ABcc:_beat.muster@example.org?=';
  const { id, updatedAt } = await sendMessage('kodiert@example.org', subject);
  const headers = { 'if-match': `"${updatedAt}"` };
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Guten Tag' }, headers)).status).toBe(201);
  const { source } = await mailTo('kodiert@example.org');
  expect(source).not.toContain('utf-8?Q?Frage');
  const read = await PostalMime.parse(source);
  expect([read.subject, read.to, read.bcc]).toEqual([
    `Re: ${subject}`,
    [{ name: '', address: 'kodiert@example.org' }],
    undefined,
  ]);
});

test('a concurrent second reply to a message is refused, and nothing is sent twice', async () => {
  const { id, updatedAt } = await sendMessage('beat.antwort@example.org', 'Re: Zwei Fenster');
  const reply = (text: string, known: string) =>
    call('POST', `/contact-messages/${id}/replies`, { text }, { 'if-match': `"${known}"` });
  const answers = await Promise.all([reply('Eins', updatedAt), reply('Zwei', updatedAt)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const source = unfolded((await mailTo('beat.antwort@example.org')).source);
  expect(source).toMatch(/^Subject: Re: Zwei Fenster\r$/m);
  const rows = await server.query(
    "select count(*)::int from mails where kind = 'message-reply' and record_id = $1",
    id,
  );
  expect(rows).toEqual([{ count: 1 }]);
  const [current] = (await call('GET', `/contact-messages?search=${id}`)).json;
  expect((await reply('Noch etwas', current.updatedAt)).status).toBe(201);
});

test('an empty reply, or one to a deleted message, is refused', async () => {
  const { id } = await sendMessage('carla.antwort@example.org', 'Frage');
  const empty = await call('POST', `/contact-messages/${id}/replies`, { text: ' ' });
  expect([empty.status, empty.json.errors]).toEqual([400, [{ path: 'text', message: 'Reply is required' }]]);
  await call('DELETE', `/contact-messages/${id}`);
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Guten Tag' })).status).toBe(404);
  expect((await call('GET', `/contact-messages/${id}/replies`)).status).toBe(404);
});

test('a reply is signed with the writer’s name once the account has one', async () => {
  await call('PATCH', '/accounts/me', { name: 'Maria Muster' });
  const { id } = await sendMessage('signatur@example.org', 'Frage');
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Ja.' })).json.writerName).toBe('Maria Muster');
  const { text } = await PostalMime.parse((await mailTo('signatur@example.org')).source);
  expect(text).toMatch(/Ja\.\s+Maria Muster\s+Versicherungsmonitor\s+Sie schrieben uns/);
});

test('a second reply is in the thread, here and in the mail program of the recipient', async () => {
  const { id } = await sendMessage('zweite@example.org', 'Frage');
  for (const text of ['Erste', 'Zweite']) {
    expect((await call('POST', `/contact-messages/${id}/replies`, { text })).status).toBe(201);
  }
  const thread = (await call('GET', `/contact-messages/${id}/replies`)).list;
  expect(thread.map(({ text }) => text)).toEqual(['Erste', 'Zweite']);
  const received = await eventually(() => {
    const found = smtp.received.filter(({ to }) => to.includes('zweite@example.org'));
    return found.length === 2 ? found : undefined;
  });
  const mails = await Promise.all(received.map(({ source }) => PostalMime.parse(source)));
  const [first] = mails.filter(({ text }) => text?.includes('Erste'));
  const [second] = mails.filter(({ text }) => text?.includes('Zweite'));
  expect([first?.inReplyTo, first?.references]).toEqual([undefined, undefined]);
  expect([second?.inReplyTo, second?.references]).toEqual([first?.messageId, first?.messageId]);
});

const attach = (messageId: string, bytes: Buffer, name: string) =>
  postFile(call, `/contact-messages/${messageId}/attachments`, 'file', bytes, name);

test('files from the computer and the library are sent with a reply, and stay in its thread', async () => {
  const { id } = await sendMessage('beilage@example.org', 'Frage');
  const file = await attach(id, await onePagePdf(), 'Muster Übersicht.pdf');
  expect([file.status, file.json.fileName]).toEqual([201, 'Muster Übersicht.pdf']);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const item = await postFile(call, '/library', 'file', picture, 'muster-bild.png');
  const reply = { text: 'Siehe Beilagen.', attachments: [file.json.id], libraryItems: [item.json.id] };
  expect((await call('POST', `/contact-messages/${id}/replies`, reply)).status).toBe(201);
  const mail = await PostalMime.parse((await mailTo('beilage@example.org')).source);
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType]).sort()).toEqual([
    ['Muster Übersicht.pdf', 'application/pdf'],
    [`${item.json.title}.webp`, 'image/webp'],
  ]);
  const [{ attachments }] = (await call('GET', `/contact-messages/${id}/replies`)).json;
  expect(attachments).toHaveLength(2);
  const read = await call('GET', `/contact-messages/${id}/attachments/${file.json.id}`);
  expect(read.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(read.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(read.headers['content-disposition']).toMatch(/^attachment; filename=/);
});

test('an attachment is judged by its content, belongs to its message, is sent once, and has limits', async () => {
  const { id } = await sendMessage('grenzen@example.org', 'Frage');
  const { id: other } = await sendMessage('grenzen2@example.org', 'Frage');
  expect((await attach(id, Buffer.from('MZ kein PDF'), 'rechnung.pdf')).status).toBe(415);
  expect((await attach(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'bild.svg')).status).toBe(415);
  expect((await attach(id, Buffer.alloc(10 * 1024 ** 2 + 1), 'gross.pdf')).status).toBe(413);
  const padding = Buffer.alloc(6 * 1024 ** 2, 32);
  const large = Buffer.concat([await onePagePdf(), padding, Buffer.from('%%EOF')]);
  const firstId = (await attach(id, large, 'eins.pdf')).json.id;
  const secondId = (await attach(id, large, 'zwei.pdf')).json.id;
  const reply = (attachments: string[], to = id) =>
    call('POST', `/contact-messages/${to}/replies`, { text: 'Beilage', attachments });
  expect((await reply([firstId, secondId])).status).toBe(413);
  expect((await reply([firstId], other)).status).toBe(400);
  expect((await reply([firstId])).status).toBe(201);
  expect((await reply([firstId])).status).toBe(400);
  expect((await call('GET', `/contact-messages/${other}/attachments/${firstId}`)).status).toBe(404);
  // PostgreSQL rejects NUL.
  expect((await attach(other, await onePagePdf(), 'bei\0lage\x1b.pdf')).json.fileName).toBe('beilage.pdf');
  expect((await call('GET', `/contact-messages/${id}/attachments/${firstId}`)).status).toBe(200);
  await call('DELETE', `/contact-messages/${id}`);
  expect((await call('GET', `/contact-messages/${id}/attachments/${firstId}`)).status).toBe(404);
});

test('a file for a message that is erased in the meantime is refused', async () => {
  const { id } = await sendMessage('geloescht@example.org', 'Frage');
  // Otherwise its notice, which is deleted too, may wait for the lock.
  await eventually(
    async () => (await server.query('select status from mails where record_id = $1', id))[0].status === 'sent',
  );
  const [attached] = await whileLocked(
    server.database,
    (client) => client.query('delete from contact_messages where id = $1', [id]),
    async () => attach(id, await onePagePdf(), 'beilage.pdf'),
  );
  expect(attached?.status).toBe(404);
});

test('a message can have a due date and an assignee of the office, and nobody else', async () => {
  const { id } = await sendMessage('frist@example.org', 'Frage');
  const people = (await call('GET', '/assignees')).json;
  expect(people).toEqual([{ id: expect.any(String), name: 'Maria Muster', role: 'administrator' }]);
  const followUp = { dueOn: '2026-01-31', assigneeId: people[0].id };
  expect((await call('PATCH', `/contact-messages/${id}`, followUp)).json).toMatchObject(followUp);
  const due = async () => (await call('GET', '/admin/overview')).json.toDo.due;
  expect(await due()).toEqual([
    {
      id,
      recordKind: 'contact-messages',
      name: 'Anna Muster',
      about: 'Frage',
      dueOn: '2026-01-31',
      assigneeName: 'Maria Muster',
      isCounted: true,
    },
  ]);
  // Like the choice of assignees.
  const deactivated = await addOfficePerson(server, 'editor');
  await call('PATCH', `/contact-messages/${id}`, { assigneeId: deactivated.id });
  await server.query('update auth_user set deactivated_at = now() where id = $1', deactivated.id);
  expect(await due()).toMatchObject([{ id, assigneeName: null }]);
  const nobody = { assigneeId: '11111111-1111-4111-8111-111111111111' };
  expect((await call('PATCH', `/contact-messages/${id}`, nobody)).status).toBe(400);
  expect((await call('PATCH', `/contact-messages/${id}`, { dueOn: '31.1.2026' })).status).toBe(400);
  await call('PATCH', `/contact-messages/${id}`, { state: 'answered' });
  expect(await due()).toEqual([]);
});

import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '#platform/refusal.ts';
import { eventually } from '#tests/eventually.ts';
import { sampleMessage } from '#tests/made-up/sample-input.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { createTestServices, testServices } from '#tests/test-services.ts';
import { whileLocked } from '#tests/while-locked.ts';
import { contactMessageInput } from '../../contact-messages/contact-message-input.ts';
import { sendContactMessage } from '../../contact-messages/send-contact-message.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { resendMail } from '../../everything/mails/resend-mail.server.ts';
import { applyRetention } from '../../everything/retention/apply-retention.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { newsSubscribers } from '../subscribers/news-subscriber-table.server.ts';
import { subscribe } from '../subscribers/subscribe-to-news.server.ts';
import type { NewsProgress } from './news-release-answer.ts';
import { findRelease } from './news-release-queries.server.ts';
import { newsReleases } from './news-release-table.server.ts';
import { sendNewsJob } from './send-news.server.ts';
import {
  cancelRelease,
  previewRelease,
  readProgress,
  readRecipients,
  sendRelease,
  stopRelease,
  testRelease,
} from './send-release.server.ts';

const editor = { email: 'redaktion@example.org' } as Parameters<typeof testRelease>[2];
const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const services = await testServices({ SMTP_URL: smtp.url, NEWS_MAILS_PER_MINUTE: '6000' });
beforeEach(async () => {
  await smtp.setBehaviour('well');
  await services.db.delete(newsSubscribers);
});

const plain = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const mailsTo = (email: string) =>
  smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => plain(source));

type Subscribed = Partial<typeof newsSubscribers.$inferInsert>;

async function subscribed(name: string, topics: NewsTopic[], overrides: Subscribed = {}) {
  const email = `${name}@example.org`;
  const values = { email, topics, status: 'confirmed' as const, expiresAt: new Date(), ...overrides };
  await services.db.insert(newsSubscribers).values(values);
  return email;
}

async function written(topics: NewsTopic[], overrides: Partial<typeof newsReleases.$inferInsert> = {}) {
  const text = 'Guten Tag\n\nDie Studie ist da: https://www.example.org/insights.\nFreundliche Grüsse';
  const values = { subject: `Ausgabe für ${topics.join('-')}`, text, topics, ...overrides };
  const [release] = await services.db.insert(newsReleases).values(values).returning();
  return release?.id ?? '';
}

const isSent = (id: string) => async () => (await findRelease(services.db, id))?.status === 'sent';
const enqueueSending = () => services.db.transaction((tx) => services.jobs.send(tx, sendNewsJob, [{}]));

test('a release is sent once to confirmed subscribers of its topics, and one click unsubscribes', async () => {
  const edition = await subscribed('ausgabe', ['edition']);
  const press = await subscribed('presse', ['press']);
  const both = await subscribed('beides', ['edition', 'press']);
  const unconfirmed = await subscribed('unbestaetigt', ['edition', 'press'], { status: 'unconfirmed' });
  const id = await written(['edition']);
  expect(await previewRelease(services, id)).toMatchObject({ recipientCount: 2, subject: 'Ausgabe für edition' });
  expect(isRefusal(await sendRelease(services, id, null, editor))).toBe(false);
  await eventually(isSent(id));
  expect([edition, press, both, unconfirmed].map((email) => mailsTo(email).length)).toEqual([1, 0, 1, 0]);
  const [mail = ''] = mailsTo(edition);
  const [, page = ''] =
    /^List-Unsubscribe:\s+<(https:\/\/www\.example\.org\/media\?news=[\w-]{54})&abmelden=1>\r$/m.exec(mail) ?? [];
  expect(page).not.toBe('');
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail).toContain(`href="${page}"`);
  expect(mail).toContain('href="https://www.example.org/insights"');
  expect(await readProgress(services, id)).toEqual({
    status: 'sent',
    recipientCount: 2,
    sentCount: 2,
    waitingCount: 0,
    retriedCount: 0,
    retriedBecause: null,
    refusedCount: 0,
    failedCount: 0,
    stoppedCount: 0,
    aheadCount: 0,
    aheadSubject: null,
  });
  expect(await sendRelease(services, id, null, editor)).toMatchObject({ status: 409 });
  expect(await cancelRelease(services, id, editor)).toMatchObject({ status: 409 });
  const rows = await services.query("select id from mails where kind = 'news'");
  expect(await resendMail(services, rows[0].id, editor)).toMatchObject({ status: 409 });
});

test('a test mail is sent only to its author; an embargo is in subject and text', async () => {
  const id = await written(['press'], { embargoUntil: new Date('2029-06-04T06:00:00Z') });
  const before = smtp.received.length;
  expect(await testRelease(services, id, editor)).toBeNull();
  const [mail = ''] = await eventually(() => mailsTo(editor.email).length > 0 && mailsTo(editor.email));
  expect(smtp.received.length).toBe(before + 1);
  expect(mail).toContain('Sperrfrist: 4. Juni 2029, 8:00 Uhr');
  expect(await previewRelease(services, id)).toMatchObject({
    subject: 'Sperrfrist 4. Juni 2029, 8:00 Uhr: Ausgabe für press',
  });
  const wide = await written(['edition', 'press'], { embargoUntil: new Date('2029-06-04T06:00:00Z') });
  expect(await sendRelease(services, wide, null, editor)).toMatchObject({ status: 400 });
});

test('subscribers get a release in their language, or in German with a notice', async () => {
  for (const name of ['ausgabe', 'beides']) await subscribed(name, ['edition']);
  const french = await subscribed('redaction', ['edition'], { correspondenceLanguage: 'fr' });
  const italian = await subscribed('redazione', ['edition'], { correspondenceLanguage: 'it' });
  const translations = { fr: { subject: 'La nouvelle édition', text: 'Bonjour\n\nVoici l’étude.' } };
  const id = await written(['edition'], { subject: 'Die neue Ausgabe', translations });
  expect(await previewRelease(services, id, 'fr')).toMatchObject({
    subject: 'La nouvelle édition',
    recipientCount: 4,
    languages: [
      { language: 'de', recipientCount: 2, isWritten: true },
      { language: 'fr', recipientCount: 1, isWritten: true },
      { language: 'it', recipientCount: 1, isWritten: false },
      { language: 'en', recipientCount: 0, isWritten: false },
    ],
  });
  const tests = mailsTo(editor.email).length;
  await testRelease(services, id, editor);
  await eventually(() => mailsTo(editor.email).length === tests + 2);
  await sendRelease(services, id, null, editor);
  await eventually(isSent(id));
  const inFrench = await PostalMime.parse(smtp.received.findLast(({ to }) => to.includes(french))?.source ?? '');
  expect(inFrench.subject).toBe('La nouvelle édition');
  expect(inFrench.html).toContain('<html lang="fr-CH"');
  expect(inFrench.html).toMatch(/href="https:\/\/www\.example\.org\/fr\/media\?news=/);
  expect(inFrench.text).toContain('Vous recevez cet e-mail en raison de votre inscription à «Nouvelle édition».');
  expect(inFrench.text).not.toMatch(/Sie |allemand/);
  const inItalian = await PostalMime.parse(smtp.received.findLast(({ to }) => to.includes(italian))?.source ?? '');
  expect(inItalian.subject).toBe('Die neue Ausgabe');
  expect(inItalian.html).toMatch(/<h1 lang="de"[^>]*>Die neue Ausgabe</);
  expect(inItalian.html).toMatch(/<p lang="de"[^>]*><span>Guten Tag</);
  expect(inItalian.text).toContain('Questo messaggio è disponibile soltanto in tedesco.');
});

test('the confirmation mail is in the language of the page', async () => {
  const email = 'lettrice@example.org';
  await subscribe(services, { email, topics: ['edition', 'press'], language: 'fr' });
  const mail = await eventually(() => smtp.received.find(({ to }) => to.includes(email)));
  const { subject, text = '' } = await PostalMime.parse(mail.source);
  expect(subject).toBe('Veuillez confirmer votre inscription au Versicherungsmonitor');
  expect(text).toContain('«Nouvelle édition» et «Presse»');
  expect(text).toMatch(/https:\/\/www\.example\.org\/fr\/media\?news=/);
  expect(text).not.toMatch(/Guten Tag|Anmeldung/);
});

test('a scheduled release waits for its time, and can be cancelled until sending begins', async () => {
  const press = await subscribed('presse', ['press']);
  const id = await written(['press']);
  expect(await sendRelease(services, id, new Date(Date.now() - 60_000), editor)).toMatchObject({ status: 400 });
  expect(await sendRelease(services, id, new Date(Date.now() + 3_600_000), editor)).toMatchObject({
    status: 'scheduled',
  });
  expect(await cancelRelease(services, id, editor)).toMatchObject({ status: 'draft', dueAt: null });
  expect(await sendRelease(services, id, new Date(Date.now() + 3_600_000), editor)).toMatchObject({
    status: 'scheduled',
  });
  const before = mailsTo(press).length;
  await services.query('update news_releases set due_at = now() where id = $1', id);
  await enqueueSending();
  await eventually(isSent(id));
  expect(mailsTo(press).length).toBe(before + 1);
});

test('a subscriber who unsubscribed in the meantime gets no mail; a rejected address is removed', async () => {
  await subscribed('ausgabe', ['edition']);
  await subscribed('presse', ['press']);
  await subscribed('beides', ['edition', 'press']);
  await subscribed('unbestaetigt', ['edition', 'press'], { status: 'unconfirmed' });
  const gone = await subscribed('gegangen', ['press']);
  await smtp.setBehaviour(451);
  const id = await written(['press']);
  await sendRelease(services, id, null, editor);
  const tried =
    "select count(*)::int as tried from mails where record_id = $1 and last_error is not null and status = 'waiting'";
  await eventually(async () => (await services.query(tried, id))[0].tried === 3);
  expect(await readProgress(services, id)).toMatchObject({
    status: 'sending',
    waitingCount: 3,
    retriedCount: 3,
    retriedBecause: expect.stringContaining('not today'),
    refusedCount: 0,
  });
  await services.db.delete(newsSubscribers).where(eq(newsSubscribers.email, gone));
  await smtp.setBehaviour(550);
  await services.query('update mails set next_try_at = now() where record_id = $1', id);
  await enqueueSending();
  await eventually(isSent(id));
  const rows = await services.query('select email, status, refusal from news_subscribers order by email');
  expect(rows).toEqual([
    { email: 'ausgabe@example.org', status: 'confirmed', refusal: null },
    { email: 'beides@example.org', status: 'refused', refusal: expect.stringContaining('not today') },
    { email: 'presse@example.org', status: 'refused', refusal: expect.stringContaining('not today') },
    { email: 'unbestaetigt@example.org', status: 'unconfirmed', refusal: null },
  ]);
  expect(await readProgress(services, id)).toMatchObject({
    recipientCount: 3,
    sentCount: 0,
    waitingCount: 0,
    retriedCount: 0,
    refusedCount: 2,
    failedCount: 0,
  });
  expect(mailsTo(gone)).toEqual([]);
});

test.each([
  ['550 5.1.1 No such user', 'refused', { refusedCount: 1, failedCount: 0 }],
  ['554 5.7.1 Relay access denied', 'confirmed', { refusedCount: 0, failedCount: 1 }],
  ['550 relay not permitted', 'confirmed', { refusedCount: 0, failedCount: 1 }],
  ['552 5.2.2 Mailbox full', 'confirmed', { refusedCount: 0, failedCount: 1 }],
] as const)('%s: the subscriber is %s', async (reply, status, counts) => {
  await subscribed('abgewiesen', ['edition']);
  await smtp.setBehaviour(reply);
  const id = await written(['edition']);
  await sendRelease(services, id, null, editor);
  await eventually(isSent(id));
  expect(await services.db.select({ status: newsSubscribers.status }).from(newsSubscribers)).toEqual([{ status }]);
  expect(await readProgress(services, id)).toMatchObject({ sentCount: 0, ...counts });
});

test('an address is rejected while its subscriber is changed', async () => {
  const email = await subscribed('zugleich', ['edition']);
  await smtp.setBehaviour(550);
  const id = await written(['edition']);
  await whileLocked<unknown>(
    { pool: services.db.$client },
    // In the order of an erasure: the subscriber, then the mails.
    (client) => client.query('select from news_subscribers where email = $1 for update', [email]),
    () => sendRelease(services, id, null, editor).then(() => eventually(isSent(id))),
    (client) => client.query('select from mails where recipient = $1 for update', [email]),
  );
  const tries = await services.db.select({ attempts: mails.attempts }).from(mails).where(eq(mails.recipient, email));
  expect(tries).toEqual([{ attempts: 1 }]);
});

test('a release that is being sent is stopped for the remaining recipients; its recipients can be read with their states', async () => {
  const emails: string[] = [];
  for (const name of ['halt.a', 'halt.b', 'halt.c']) emails.push(await subscribed(name, ['press']));
  await smtp.setBehaviour(451);
  const id = await written(['press']);
  expect(await stopRelease(services, id, editor)).toMatchObject({ status: 409 });
  await sendRelease(services, id, null, editor);
  const statesOf = async (state?: 'stopped') => {
    const found = await readRecipients(services, id, { search: 'halt.', ...(state && { state }) });
    if (isRefusal(found)) throw new Error(found.message);
    return {
      total: found.total,
      states: found.rows.map(({ email, state: recipientState }) => `${email} ${recipientState}`),
    };
  };
  const retried = emails.map((email) => `${email} retried`);
  await eventually(async () => (await statesOf()).states.join() === retried.join());
  await smtp.setBehaviour('well');
  await services.query('update mails set next_try_at = now() where record_id = $1 and recipient = $2', id, emails[0]);
  await enqueueSending();
  await eventually(async () => (await statesOf()).states.includes(`${emails[0]} sent`));

  expect(await readProgress(services, id)).toMatchObject({ status: 'sending' });
  expect(await stopRelease(services, id, editor)).toMatchObject({ status: 'stopped' });
  expect(await stopRelease(services, id, editor)).toMatchObject({ status: 'stopped' });
  await services.query('update mails set next_try_at = now() where record_id = $1', id);
  await enqueueSending();
  const before = mailsTo(emails[1] ?? '').length;
  expect(await statesOf()).toEqual({
    total: 3,
    states: [`${emails[0]} sent`, `${emails[1]} stopped`, `${emails[2]} stopped`],
  });
  expect((await statesOf('stopped')).total).toBe(2);
  const progress = (await readProgress(services, id)) as NewsProgress;
  expect(progress).toMatchObject({ status: 'stopped', sentCount: 1, waitingCount: 0 });
  expect(progress.stoppedCount).toBe(progress.recipientCount - 1);
  const entries = await services.query("select actor from audit_log where record_id = $1 and action = 'stop'", id);
  expect(entries).toEqual([{ actor: editor.email }]);
  expect(before).toBe(0);
});

test('an ordinary mail overtakes waiting news; a second release names the one it waits for', async () => {
  await using slow = await createTestServices({ SMTP_URL: smtp.url, NEWS_MAILS_PER_MINUTE: '30' });
  const many = Array.from({ length: 60 }, (_, index) => ({
    email: `viele.${index}@example.org`,
    topics: ['press' as const],
    status: 'confirmed' as const,
    expiresAt: new Date(),
  }));
  await slow.db.insert(newsSubscribers).values(many);
  const values = { subject: 'An viele', text: 'Guten Tag', topics: ['press' as const] };
  const [{ id } = { id: '' }] = await slow.db.insert(newsReleases).values(values).returning();
  await sendRelease(slow, id, null, editor);
  await eventually(() => smtp.received.some(({ to }) => to[0]?.startsWith('viele.')));
  const input = contactMessageInput.parse(sampleMessage);
  await sendContactMessage(slow, { input, signs: noSpamSigns, network: undefined, key: undefined });
  await eventually(() => mailsTo('team@example.org').length === 1);
  const { status, waitingCount } = (await readProgress(slow, id)) as NewsProgress;
  expect([status, waitingCount > 0]).toEqual(['sending', true]);

  const [next = { id: '' }] = await slow.db
    .insert(newsReleases)
    .values({ ...values, subject: 'Danach' })
    .returning();
  await sendRelease(slow, next.id, null, editor);
  const waiting = await eventually(async () => {
    const progress = (await readProgress(slow, next.id)) as NewsProgress;
    return progress.status === 'sending' && progress;
  });
  expect(waiting).toMatchObject({ sentCount: 0, aheadSubject: 'An viele' });
  expect(waiting.aheadCount).toBeGreaterThan(0);
  expect(await readProgress(slow, id)).toMatchObject({ aheadCount: 0, aheadSubject: null });
  await stopRelease(slow, id, editor);
  expect(await readProgress(slow, next.id)).toMatchObject({ aheadCount: 0 });
});

test('recipients are deleted after 30 days, their number is kept', async () => {
  await subscribed('ausgabe', ['edition']);
  await subscribed('unbestaetigt', ['edition'], { status: 'unconfirmed' });
  const id = await written(['edition']);
  await sendRelease(services, id, null, editor);
  await eventually(isSent(id));
  await applyRetention(services, { now: new Date(Date.now() + 31 * 24 * 3_600_000) });
  const rows = await services.query("select 1 from mails where kind = 'news'");
  expect(rows).toEqual([]);
  expect(await findRelease(services.db, id)).toMatchObject({ sentCount: 1 });
  expect(await services.db.$count(newsSubscribers, eq(newsSubscribers.status, 'unconfirmed'))).toBe(0);
});

test('of two due releases the earlier one is sent first, and is marked as sent while the other is still being sent', async () => {
  await using slow = await createTestServices({ SMTP_URL: smtp.url, NEWS_MAILS_PER_MINUTE: '60' });
  const reader = { topics: ['edition' as const], status: 'confirmed' as const, expiresAt: new Date() };
  await slow.db
    .insert(newsSubscribers)
    .values([
      { ...reader, email: 'erste@example.org', topics: ['press' as const] },
      ...Array.from({ length: 30 }, (_, index) => ({ ...reader, email: `zweite.${index}@example.org` })),
    ]);
  const due = { text: 'Guten Tag', status: 'scheduled' as const };
  const [second, first] = await slow.db
    .insert(newsReleases)
    .values([
      { ...due, subject: 'Zweite', topics: ['edition'], dueAt: new Date(Date.now() - 60_000) },
      { ...due, subject: 'Erste', topics: ['press'], dueAt: new Date(Date.now() - 120_000) },
    ])
    .returning();
  await slow.db.transaction((tx) => slow.jobs.send(tx, sendNewsJob, [{}]));
  await eventually(async () => (await findRelease(slow.db, first?.id ?? ''))?.status === 'sent');
  const [mail] = smtp.received.filter(({ to: [to = ''] }) => /^(erste|zweite)\b/.test(to));
  expect(mail?.to).toEqual(['erste@example.org']);
  expect((await readProgress(slow, second?.id ?? '')) as NewsProgress).toMatchObject({ status: 'sending' });
});

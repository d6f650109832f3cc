import { afterAll, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { testServer } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const server = await testServer();
const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const sending = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: 'website@example.org' });

test('mails are listed whole or in pages, with the number of matches', async () => {
  const administrator = await server.signIn();
  const message = { name: 'Muster Person', email: 'muster@example.org', message: 'Muster Nachricht' };
  for (const subject of ['Erste', 'Zweite', 'Dritte']) {
    await server.send('POST', '/api/contact-messages', { body: { ...message, subject } });
  }
  const mails = async (query: string) => {
    const { list, headers } = await server.send('GET', `/api/mails${query}`, { headers: administrator });
    return { ids: list.map(({ id }) => id), total: Number(headers['x-total-count']) };
  };
  const all = await mails('');
  expect([all.ids.length, all.total]).toEqual([3, 3]);
  const parts = await Promise.all([mails('?page=1&pageSize=2'), mails('?page=2&pageSize=2')]);
  expect(parts).toEqual([
    { ids: all.ids.slice(0, 2), total: 3 },
    { ids: all.ids.slice(2), total: 3 },
  ]);
  expect((await mails('?status=failed&pageSize=2')).total).toBe(0);
  expect((await server.send('GET', '/api/mails?pageSize=0', { headers: administrator })).status).toBe(400);
});

test('a mail counts as waiting for a retry only after a failure, not while it is sent for the first time', async () => {
  const call = sending.as(await sending.signIn());
  const mail = async () => (await call('GET', '/mails')).json[0];
  const counted = async () => {
    const { waiting, failed } = (await call('GET', '/admin/overview')).json.mails;
    return { waiting, failed, health: (await call('GET', '/health')).json.mail.state };
  };
  /** What is counted while an attempt hangs. */
  const countedDuringAttempt = async () => {
    await eventually(async () => (await mail()).attempts === 1);
    return counted();
  };
  await smtp.setBehaviour('stall');
  const message = { name: 'Muster Person', email: 'muster@example.org', subject: 'Frage', message: 'Muster Nachricht' };
  await call('POST', '/contact-messages', message);
  expect(await countedDuringAttempt()).toEqual({ waiting: 0, failed: 0, health: 'ok' });
  await smtp.setBehaviour(550);
  await eventually(async () => (await mail()).status === 'failed');
  expect(await counted()).toEqual({ waiting: 0, failed: 1, health: 'failed' });

  await smtp.setBehaviour('stall');
  expect((await call('POST', `/mails/${(await mail()).id}/resend`)).json).toMatchObject({ status: 'waiting' });
  expect(await countedDuringAttempt()).toEqual({ waiting: 0, failed: 0, health: 'ok' });
  await smtp.setBehaviour(451);
  await eventually(async () => (await mail()).lastError);
  expect(await counted()).toEqual({ waiting: 1, failed: 0, health: 'waiting' });
  await smtp.setBehaviour('well');
  await eventually(async () => (await mail()).status === 'sent', 30_000);
  expect(await counted()).toEqual({ waiting: 0, failed: 0, health: 'ok' });
}, 60_000);

test('a mail that may be sent only once, and is sent while it is resent, is refused', async () => {
  const call = server.as(await server.signIn());
  const release = { subject: 'Muster', text: 'Guten Tag', topics: ['press'] };
  const { id } = (await call('POST', '/news-releases', release)).json;
  const [mail] = await server.query(
    `insert into mails (kind, record_kind, record_id, recipient, subject, status)
      values ('news', 'news-releases', $1, 'presse@example.org', 'Muster', 'failed') returning id`,
    id,
  );
  const [resent] = await whileLocked(
    server.database,
    (client) => client.query("update mails set status = 'sent' where id = $1", [mail.id]),
    () => call('POST', `/mails/${mail.id}/resend`),
  );
  expect(resent?.status).toBe(409);
});

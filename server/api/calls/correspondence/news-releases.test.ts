import { expect, test } from 'vitest';
import { type Answer, testOffice } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const { server, call } = await testOffice();

test('a release can be stopped while one of its mails is marked as sent', async () => {
  const { id } = (await call('POST', '/news-releases', { subject: 'Muster', text: 'Muster', topics: ['press'] })).json;
  await server.query(`update news_releases set status = 'sending' where id = $1`, id);
  const mail = `insert into mails (kind, record_kind, record_id, recipient, subject, next_try_at)
    values ('news', 'news-releases', $1, 'leser@example.org', 'Muster', 'infinity') returning id`;
  const [sent] = await server.query(mail, id);
  const [stopped] = await whileLocked<Partial<Answer>>(
    server.database,
    // In the order of the mail: it is marked, then counted.
    (client) => client.query(`update mails set status = 'sent' where id = $1`, [sent?.id]),
    () => call('POST', `/news-releases/${id}/stop`),
    (client) => client.query('update news_releases set sent_count = 1 where id = $1', [id]).then(() => ({})),
  );
  expect([stopped?.status, stopped?.json?.status]).toEqual([200, 'stopped']);
  expect(await server.query('select status from mails where id = $1', sent?.id)).toEqual([{ status: 'sent' }]);
});

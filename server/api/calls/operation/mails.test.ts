import { expect, test } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

test('mails are listed whole or in pages, with the number of matches', async () => {
  const administrator = await server.signIn();
  const message = { name: 'Muster Person', email: 'muster@example.org', message: 'Muster Nachricht' };
  for (const subject of ['Erste', 'Zweite', 'Dritte']) {
    await server.send('POST', '/api/contact-messages', { body: { ...message, subject } });
  }
  const mails = async (query: string) => {
    const { json, headers } = await server.send('GET', `/api/mails${query}`, { headers: administrator });
    return { ids: json.map(({ id }: { id: string }) => id), total: Number(headers['x-total-count']) };
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

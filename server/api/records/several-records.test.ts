import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { sampleMessage, samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call } = await testOffice();

interface Known {
  id: string;
  updatedAt: string;
}

async function sendMessage(subject: string): Promise<Known> {
  const { id } = (await call('POST', '/contact-messages', { ...sampleMessage, subject })).json;
  return message(id);
}
const message = async (id: string) => (await call('GET', `/contact-messages?search=${id}`)).json[0];
const changedBy = ({ json }: { json: { changed: Known[] } }) => json.changed.map(({ id }) => id).sort();
const known = (...records: Known[]) => records.map(({ id, updatedAt }) => ({ id, updatedAt }));

test('the response lists the changed records; concurrently changed or deleted ones are skipped', async () => {
  const [one, two, three] = [await sendMessage('Eins'), await sendMessage('Zwei'), await sendMessage('Drei')];
  await call('PATCH', `/contact-messages/${two.id}`, { state: 'answered' });
  await call('DELETE', `/contact-messages/${three.id}`);
  const answer = await call('POST', '/contact-messages/set-several', {
    state: 'spam',
    records: known(one, two, three),
  });
  expect(answer.status, answer.text).toBe(200);
  expect(changedBy(answer)).toEqual([one.id]);
  const changed = await message(one.id);
  expect(changed).toMatchObject({ state: 'spam', isRead: true, updatedAt: answer.json.changed[0].updatedAt });
  expect(await message(two.id)).toMatchObject({ state: 'answered' });
  expect((await call('GET', `/contact-messages?status=spam&search=${one.id}`)).json).toHaveLength(1);
});

test('several are deleted and restored, each with its entry in the audit log', async () => {
  const records = [await sendMessage('Eins'), await sendMessage('Zwei')];
  const ids = records.map(({ id }) => id).sort();
  const entries = async () =>
    await server.query(
      'select action, count(*)::int from audit_log where record_id = any($1) group by action order by action',
      ids,
    );
  expect(changedBy(await call('POST', '/contact-messages/delete-several', { records: known(...records) }))).toEqual(
    ids,
  );
  for (const id of ids) expect(await message(id)).toBeUndefined();
  // A second window that deletes the same records changes nothing.
  expect(changedBy(await call('POST', '/contact-messages/delete-several', { records: known(...records) }))).toEqual([]);
  const bare = { records: ids.map((id) => ({ id })) };
  expect(changedBy(await call('POST', '/contact-messages/restore-several', bare))).toEqual(ids);
  for (const id of ids) expect(await message(id)).toMatchObject({ state: 'new', isRead: false });
  expect(await entries()).toEqual([
    { action: 'delete', count: 2 },
    { action: 'restore', count: 2 },
  ]);
});

test('of two concurrent changes of the same records one changes each, without a deadlock', async () => {
  const records = [];
  for (let index = 0; index < 12; index++) records.push(await sendMessage(`Gleichzeitig ${index}`));
  const set = (state: string, sent: Known[]) =>
    call('POST', '/contact-messages/set-several', { state, records: known(...sent) });
  const answers = await Promise.all([set('spam', records), set('answered', records.toReversed())]);
  expect(answers.flatMap(changedBy).sort()).toEqual(records.map(({ id }) => id).sort());
});

test('print orders get a status together, with the day they were shipped', async () => {
  const ids: string[] = [];
  for (const quantity of [1, 2]) {
    ids.push((await call('POST', '/print-orders', { ...samplePrintOrder, quantity })).json.id);
  }
  const records = ids.map((id) => ({ id }));
  await call('POST', '/print-orders/set-several', { status: 'shipped', records });
  const orders = (await call('GET', '/print-orders')).json;
  expect(orders.map(({ status, shippedAt }: Record<string, string>) => [status, typeof shippedAt])).toEqual([
    ['shipped', 'string'],
    ['shipped', 'string'],
  ]);
  const lost = await call('POST', '/print-orders/set-several', { status: 'lost', records });
  expect([lost.status, lost.json.errors[0].path]).toEqual([400, 'status']);
  const none = await call('POST', '/print-orders/delete-several', { records: [] });
  expect([none.status, none.json.errors[0].path]).toEqual([400, 'records']);
});

test('study orders get a status together, each with its fact; concurrently changed ones are skipped', async () => {
  const ids: string[] = [];
  for (const lastName of ['Eins', 'Zwei', 'Drei']) {
    ids.push((await call('POST', '/study-orders', { ...sampleStudyOrder, lastName })).json.id);
  }
  const orders = async () => {
    const all = (await call('GET', '/study-orders')).json as (Known & { status: string })[];
    return ids.map((id) => all.find((order) => order.id === id) as Known & { status: string });
  };
  const records = known(...(await orders()));
  await call('PATCH', `/study-orders/${ids[1]}/status`, { status: 'cancelled' });
  const answer = await call('POST', '/study-orders/set-several', { status: 'paid', records });
  expect([answer.status, changedBy(answer)], answer.text).toEqual([200, [ids[0], ids[2]].sort()]);
  expect((await orders()).map(({ status }) => status)).toEqual(['paid', 'cancelled', 'paid']);
  for (const id of [ids[0], ids[2]]) {
    const { account, facts } = (await call('GET', `/study-orders/${id}/history`)).json;
    expect([account.state, account.openRappen, facts.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'paid',
      0,
      ['payment'],
    ]);
  }
  // A second window that knows the former versions books nothing twice.
  const repeated = await call('POST', '/study-orders/set-several', { status: 'paid', records });
  expect(changedBy(repeated)).toEqual([]);
});

test('orders can be filtered by suspected spam', async () => {
  const { pool } = server.database;
  for (const [table, path] of [
    ['print_orders', '/print-orders'],
    ['study_orders', '/study-orders'],
  ] as const) {
    const [{ id }] = (await call('GET', path)).json;
    expect((await call('GET', `${path}?status=suspected`)).json).toEqual([]);
    await pool.query(`update ${table} set suspected_spam = true where id = $1`, [id]);
    expect((await call('GET', `${path}?status=suspected`)).json).toMatchObject([{ id, suspectedSpam: true }]);
  }
});

test('an answered message stays answered when it is opened; a read one never becomes new', async () => {
  const { id } = await sendMessage('Gelesen');
  await call('PATCH', `/contact-messages/${id}`, { state: 'answered', notes: 'Ruft zurück' });
  const read = await call('PATCH', `/contact-messages/${id}/read`);
  expect(read.json).toMatchObject({ state: 'answered', isRead: true, notes: 'Ruft zurück' });
  expect((await call('PATCH', `/contact-messages/${id}`, { state: 'new' })).status).toBe(400);
});

test('there are at most ten reply texts, also when two are added or restored concurrently', async () => {
  const add = (title: string) => call('POST', '/reply-texts', { title, text: 'Vielen Dank' });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`Text ${index}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  const first = answers.find(({ status }) => status === 201)?.json.id;
  await call('DELETE', `/reply-texts/${first}`);
  expect((await add('Noch einer')).status).toBe(201);
  const back = await call('POST', `/reply-texts/${first}/restore`);
  expect([back.status, back.json.detail]).toEqual([409, 'There can be at most 10.']);
  expect((await call('GET', '/reply-texts')).json).toHaveLength(10);
});

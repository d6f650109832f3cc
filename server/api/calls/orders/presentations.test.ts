import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice();

const appointment = {
  startsAt: '2026-06-04T10:00',
  minutes: 90,
  place: 'Musterweg 1, 8001 Zürich',
  speaker: 'Anna Muster',
};
const order = (overrides = {}) => placeOrder(server.services, overrides);
const set = (id: string, body: object, otherHeaders = {}) =>
  call('PUT', `/study-orders/${id}/presentation`, body, otherHeaders);
const mailsOf = (id: string) =>
  server.query("select status from mails where record_id = $1 and kind = 'presentation'", id);

test('a sold presentation has date, place and speaker, mailed with a calendar file that replaces the former one', async () => {
  const { id, orderNumber } = await order();
  const { json } = await set(id, appointment);
  expect(json.presentation).toMatchObject({ startsAt: '2026-06-04T08:00:00.000Z', minutes: 90, sequence: 0 });
  expect(await mailsOf(id)).toHaveLength(1);
  await set(id, { ...appointment, startsAt: '2026-06-05T10:00', tellBuyer: false });
  expect(await mailsOf(id)).toHaveLength(1);
  const calendar = await call('GET', `/study-orders/${id}/calendar`);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers['content-disposition']).toContain(`${orderNumber}.ics`);
  expect(calendar.text).toContain('DTSTART;TZID=Europe/Zurich:20260605T100000\r\n');
  expect(calendar.text).toContain('SEQUENCE:1\r\n');
  expect(calendar.text).toContain('LOCATION:Musterweg 1\\, 8001 Zürich\r\n');
  const { json: delivery } = await call('GET', `/study-orders/${id}/delivery`);
  const token = new URL(delivery.pageAddress).searchParams.get('beleg');
  const own = await visitor('GET', `/order-pages/${token}/calendar`);
  expect([own.status, own.text]).toEqual([200, calendar.text]);
  expect(
    await server.query("select count(*)::int from audit_log where record_id = $1 and action = 'presentation'", id),
  ).toEqual([{ count: 2 }]);

  await call('POST', `/study-orders/${id}/cancel`, {});
  expect((await visitor('GET', `/order-pages/${token}/calendar`)).status).toBe(404);
  const { text: cancelled } = await call('GET', `/study-orders/${id}/calendar`);
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toContain('SEQUENCE:2\r\n');
  await call('PATCH', `/study-orders/${id}/status`, { status: 'invoiced' });
  const { text: repeated } = await call('GET', `/study-orders/${id}/calendar`);
  expect(repeated).toContain('STATUS:CONFIRMED');
  expect(repeated).toContain('SEQUENCE:3\r\n');
});

test('of two users who set it concurrently, the second gets a conflict', async () => {
  const { id } = await order();
  const [{ updatedAt }] = (await call('GET', `/study-orders?search=${id}`)).json;
  const known = { 'if-match': `"${updatedAt}"` };
  const answers = await Promise.all(
    ['Anna Muster', 'Beat Muster'].map((speaker) => set(id, { ...appointment, speaker }, known)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.type).toBe('changed-meanwhile');
  const [{ presentation }] = (await call('GET', `/study-orders?search=${id}`)).json;
  expect(presentation).toEqual(answers.find(({ status }) => status === 200)?.json.presentation);
  expect(await mailsOf(id)).toHaveLength(1);
});

test('an order without a presentation gets none, and a time that Zurich skips is refused at its field', async () => {
  const { id } = await order({ wantsPresentation: false });
  expect((await set(id, appointment)).status).toBe(409);
  expect((await call('GET', `/study-orders/${id}/calendar`)).status).toBe(404);
  const sold = await order();
  const skipped = await set(sold.id, { ...appointment, startsAt: '2026-03-29T02:30', speaker: '' });
  expect(skipped.json.errors.map(({ path }: { path: string }) => path)).toEqual(['startsAt', 'speaker']);
  const missing = await set(sold.id, { ...appointment, startsAt: '2026-02-30T08:00' });
  const message = 'Choose another day: this one does not exist';
  expect(missing.json.errors).toEqual([{ path: 'startsAt', message }]);
});

test('a buyer without an e-mail address gets the appointment as a letter', async () => {
  const body = { ...sampleStudyOrder, email: '', channel: 'letter' };
  const { id } = (await call('POST', '/study-orders/entered', body)).json;
  await set(id, appointment);
  expect(await mailsOf(id)).toEqual([{ status: 'to-print' }]);
  const letters = (await call('GET', '/letters')).list;
  const letter = letters.find(({ subject }) => subject.startsWith('Termin der Präsentation'));
  expect((await call('GET', `/letters/${letter.id}/pdf`)).status).toBe(200);
});

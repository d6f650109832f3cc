import { expect, test } from 'vitest';
import { isRefusal } from '#platform/refusal.ts';
import { eventually } from '#tests/eventually.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { testServices } from '#tests/test-services.ts';
import { findContactMessage } from '../../contact-messages/contact-message-queries.server.ts';
import { sendContactMessage } from '../../contact-messages/send-contact-message.server.ts';
import { resendMail } from '../../everything/mails/resend-mail.server.ts';
import { placeStudyOrder } from '../../orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '../../orders/print-orders/place-print-order.server.ts';
import { printOrderInput } from '../../orders/print-orders/print-order-input.ts';
import { findPrintOrder } from '../../orders/print-orders/print-order-queries.server.ts';
import { sampleStudyOrder } from '../../orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '../../orders/study-orders/study-order-input.ts';
import { findStudyOrder } from '../../orders/study-orders/study-order-queries.server.ts';
import { heldReasonOf, listMails } from '../mails/mail-queries.server.ts';
import { mailboxOf } from './hold-mail.server.ts';
import { noSpamSigns } from './spam-signs.ts';

const services = await testServices({ RATE_LIMITS: 'on' });

const sent = { signs: noSpamSigns, network: undefined, key: undefined };
const idOf = (receipt: object) => {
  if (isRefusal(receipt)) throw new Error(receipt.message);
  return (receipt as { id: string }).id;
};
const study = async (fields: object) =>
  idOf(await placeStudyOrder(services, { ...sent, input: studyOrderInput.parse({ ...sampleStudyOrder, ...fields }) }));
const print = async (fields: object) => {
  const input = printOrderInput.parse({ ...samplePrintOrder, ...fields });
  return idOf(await placePrintOrder(services, { ...sent, input }));
};
const confirmationOf = async (recordId: string) => {
  const mail = (await listMails(services.db, { recordId })).find(({ kind }) => kind.endsWith('confirmation'));
  if (!mail) throw new Error('no confirmation');
  return mail;
};
const heldBecause = async (recordId: string) => heldReasonOf(await confirmationOf(recordId));

test('a web address in name, company or address holds the confirmation until the office releases it', async () => {
  for (const [index, field] of ['firstName', 'lastName', 'organization', 'billingAddress'].entries()) {
    const id = await study({ email: `studie-${index}@example.org`, [field]: 'Gewinn auf jetzt-gratis.ru' });
    expect(await heldBecause(id), field).toBe('web-address');
    expect((await findStudyOrder(services.db, id))?.suspectedSpam).toBe(true);
  }
  for (const [index, field] of ['firstName', 'lastName', 'organization', 'street', 'city'].entries()) {
    const id = await print({ email: `print-${index}@example.org`, [field]: 'http://x' });
    expect(await heldBecause(id), field).toBe('web-address');
    expect((await findPrintOrder(services.db, id))?.suspectedSpam).toBe(true);
  }
  const id = await print({ email: 'print@example.org', organization: 'www.muster' });
  await eventually(async () =>
    (await listMails(services.db, { recordId: id })).some(({ status }) => status === 'sent'),
  );
  const held = await confirmationOf(id);
  expect([held.status, held.attempts]).toEqual(['held', 0]);
  await resendMail(services, held.id, { email: 'verwaltung@example.org' });
  await eventually(async () => (await confirmationOf(id)).status === 'sent');
});

test('the invoice address counts as a separate mailbox, so that it can’t be flooded', async () => {
  const invoiceEmail = 'rechnungen@example.org';
  const states: string[] = [];
  for (let i = 0; i < 5; i++) {
    const id = await study({ email: `kaeufer-${i}@example.org`, invoiceEmail: `rechnungen+${i}@example.org` });
    const mails = await listMails(services.db, { recordId: id });
    states.push(mails.find(({ kind }) => kind === 'invoice-copy')?.status === 'held' ? 'held' : 'sent');
    expect(await heldBecause(id)).toBe(null);
  }
  expect(states).toEqual(['sent', 'sent', 'sent', 'held', 'held']);
  expect(mailboxOf('rechnungen+4@example.org')).toBe(invoiceEmail);
});

test('a message whose sender is a web address is marked', async () => {
  const input = { email: 'anna@example.org', subject: 'Frage', message: 'Siehe https://example.org' };
  const mark = async (fields: object) => {
    const id = idOf(
      await sendContactMessage(services, { ...sent, input: { name: 'Anna Muster', ...input, ...fields } }),
    );
    return (await findContactMessage(services.db, id))?.suspectedSpam;
  };
  expect(await mark({})).toBe(false);
  expect(await mark({ name: 'Gewinn example.com' })).toBe(true);
  expect(await mark({ organization: 'www.beispiel' })).toBe(true);
});

test('a mailbox gets three mails a day; further orders are accepted and their mails held', async () => {
  const spellings = ['voll@example.org', 'Voll+a@example.org', 'VOLL+b+c@Example.org', 'voll+d@example.org'];
  const reasons = [];
  for (const [index, email] of spellings.entries()) {
    reasons.push(await heldBecause(await (index % 2 ? print : study)({ email })));
  }
  expect(reasons).toEqual([null, null, null, 'mailbox']);
  expect(await heldBecause(await study({ email: 'v.oll@example.org' }))).toBeNull();
});

test('the site’s mails per hour are limited, orders are not', async () => {
  expect(await heldBecause(await study({ email: 'vorher@example.org' }))).toBeNull();
  await services.query("update rate_limits set points = 200 where key = 'mails:site'");
  const id = await study({ email: 'nachher@example.org' });
  expect(await heldBecause(id)).toBe('site');
  expect((await findStudyOrder(services.db, id))?.suspectedSpam).toBe(false);
});

test.each([
  ['Anna.Muster+studie@Example.org', 'anna.muster@example.org'],
  ['a.b@example.org', 'a.b@example.org'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

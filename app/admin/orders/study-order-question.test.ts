import { expect, test } from 'vitest';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderStatuses } from '#domain/orders/study-orders/study-order-status.ts';
import { questionOfStatus } from './study-order-question.ts';

const orderWith = (overrides: Partial<StudyOrder>) =>
  ({
    email: 'm@example.org',
    price: 695,
    presentationPrice: 0,
    hasInvoice: true,
    isPaid: false,
    deliveredAt: null,
    ...overrides,
  }) as StudyOrder;

test('each consequence is a sentence of its own, for one order and for several', () => {
  const orders = studyOrderStatuses.map((status) => orderWith({ status }));
  const texts = studyOrderStatuses.flatMap((status) =>
    [...orders.map((order) => [order]), [...orders, ...orders]].map((asked) => questionOfStatus(asked, status)?.text),
  );
  const sentences = texts.flatMap((text) => text?.split(/(?<=\.)\s/) ?? []);
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((sentence) => !/^[A-Z0-9].*\.$/.test(sentence))).toEqual([]);
});

test('a credit note for a buyer without an address is printed', () => {
  const [mailed, printed] = [orderWith({ status: 'invoiced' }), orderWith({ status: 'invoiced', email: '' })];
  const textFor = (...orders: StudyOrder[]) => questionOfStatus(orders, 'cancelled')?.text;
  expect(textFor(mailed)).toContain('the buyer gets it by mail');
  expect(textFor(printed)).toContain('is to be printed');
  expect(textFor(printed)).not.toContain('mail');
  expect(textFor(mailed, printed)).toContain('by mail, or it is to be printed');
});

test('for several orders, those whose payment, delivery or cancellation is undone are counted', () => {
  const before = ['paid', 'paid', 'delivered', 'cancelled', 'pending'] as const;
  const orders = before.map((status) => orderWith({ status }));
  expect(questionOfStatus(orders, 'pending')).toMatchObject({
    total: "CHF 3'475",
    text: [
      'For 2 orders set to paid, payments recorded by hand are undone until the invoice is open again; those from bank files, or refunded in part, stay.',
      'The delivery of one order is undone, and the time until delivery runs again.',
      'The cancellation of one order is undone, with a new invoice for each that had one, which isn’t mailed.',
      'There is no Undo for 4 of them.',
    ].join('\n'),
  });
});

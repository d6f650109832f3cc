import { expect, test } from 'vitest';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderStatuses } from '#domain/orders/study-orders/study-order-status.ts';
import { questionOfStatus } from './study-order-question.ts';

const orderWith = (more: Partial<StudyOrder>) =>
  ({ price: 695, presentationPrice: 0, hasInvoice: true, isPaid: false, deliveredAt: null, ...more }) as StudyOrder;

test('each consequence is a sentence of its own, for one order and for several', () => {
  const orders = studyOrderStatuses.map((status) => orderWith({ status }));
  const texts = studyOrderStatuses.flatMap((status) =>
    [...orders.map((order) => [order]), [...orders, ...orders]].map((asked) => questionOfStatus(asked, status)?.text),
  );
  const sentences = texts.flatMap((text) => text?.split(/(?<=\.)\s/) ?? []);
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((sentence) => !/^[A-Z0-9].*\.$/.test(sentence))).toEqual([]);
});

test('of several orders, those that lose a record are counted', () => {
  const before = ['paid', 'paid', 'delivered', 'cancelled', 'pending'] as const;
  const orders = before.map((status) => orderWith({ status }));
  expect(questionOfStatus(orders, 'pending')).toMatchObject({
    total: "CHF 3'475",
    text: [
      'For 2 orders set to paid, payments recorded by hand are undone until the invoice is open again; those from bank files stay.',
      'The delivery of one order is undone, and the time until delivery runs again.',
      'The cancellation of one order is undone, with a new invoice for each that had one, which isn’t mailed.',
      'There is no Undo for 4 of them.',
    ].join('\n'),
  });
});

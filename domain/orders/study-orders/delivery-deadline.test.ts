import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { deliveryDeadline, deliveryDue, dueOrdersBefore } from './delivery-deadline.ts';
import { studyOrderStatuses } from './study-order-status.ts';

const createdAt = new Date('2026-06-03T10:00:00Z');
const order = { createdAt, deliveredAt: null, status: 'pending' as const };
const dueAt = new Date('2026-06-04T10:00:00Z');

test('an order is late from the first moment after 24 hours, not before', () => {
  expect(deliveryDue(order, dueAt)).toEqual({ dueAt, isOverdue: false });
  expect(deliveryDue(order, new Date(dueAt.getTime() + 1))).toEqual({ dueAt, isOverdue: true });
});

test('an order that was delivered or cancelled is never late; one that was paid early is', () => {
  const late = (status: (typeof studyOrderStatuses)[number], deliveredAt: Date | null) =>
    deliveryDue({ createdAt, deliveredAt, status }, new Date('2027-01-01T00:00:00Z')).isOverdue;
  expect(studyOrderStatuses.filter((status) => late(status, null))).toEqual(['pending', 'invoiced', 'paid']);
  forAll(fc.constantFrom(...studyOrderStatuses), fc.date({ noInvalidDate: true }), (status, deliveredAt) => {
    expect(late(status, deliveredAt)).toBe(false);
  });
});

test('the condition of the list agrees with the clock', () => {
  forAll(fc.date({ noInvalidDate: true }), fc.integer({ min: -1e9, max: 1e9 }), (createdAt, milliseconds) => {
    const now = new Date(createdAt.getTime() + milliseconds);
    fc.pre(!Number.isNaN(now.getTime()) && !Number.isNaN(deliveryDeadline({ createdAt }).getTime()));
    fc.pre(!Number.isNaN(dueOrdersBefore(now).getTime()));
    const { isOverdue } = deliveryDue({ createdAt, deliveredAt: null, status: 'pending' }, now);
    expect(createdAt < dueOrdersBefore(now)).toBe(isOverdue);
  });
});

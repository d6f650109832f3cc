import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { deliveryClock, spanText } from './delivery-clock.ts';

const dueAt = '2024-06-04T10:00:00.000Z';
const at = (time: string) => new Date(`2024-06-${time}:00.000Z`);

test.each([
  ['03T10:00', 'running', 'Due in 24 h 0 min'],
  ['04T09:59', 'running', 'Due in 1 min'],
  ['04T10:00', 'running', 'Due in 0 min'],
  ['04T10:01', 'late', 'Late by 1 min'],
  ['07T13:00', 'late', 'Late by 3 d 3 h'],
  ['14T15:00', 'late', 'Late by 10 d'],
] as const)('on June %s the clock is %s: %s', (now, state, text) => {
  expect(deliveryClock({ dueAt, deliveredAt: null, status: 'pending' }, at(now))).toEqual({ state, text });
});

test('the clock stops when the report is sent or the order is cancelled, not when the order is paid', () => {
  const late = at('20T10:00');
  expect(deliveryClock({ dueAt, deliveredAt: dueAt, status: 'invoiced' }, late).state).toBe('delivered');
  expect(deliveryClock({ dueAt, deliveredAt: null, status: 'delivered' }, late).state).toBe('delivered');
  expect(deliveryClock({ dueAt, deliveredAt: null, status: 'cancelled' }, late).state).toBe('ended');
  expect(deliveryClock({ dueAt, deliveredAt: null, status: 'paid' }, late).state).toBe('late');
});

test('a span never names more than 59 minutes or 23 hours beside a larger unit', () => {
  forAll(fc.nat(1_000_000), (minutes) => {
    const small = Number(/(\d+) (?:min|h)$/.exec(spanText(minutes))?.[1] ?? 0);
    expect(small).toBeLessThan(60);
  });
});

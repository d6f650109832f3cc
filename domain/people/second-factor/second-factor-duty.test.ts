import { expect, test } from 'vitest';
import { secondFactorDuty } from './second-factor-duty.ts';

const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const member = { kind: 'partner', isFromSettings: false, hasSecondFactor: false, createdAt: day(1) } as const;
const optional = { requireSecondFactor: false };

test('a firm’s person has 14 days from the firm’s decision, or from their first day if that is later', () => {
  const duty = (createdAt: Date, now: Date) =>
    secondFactorDuty({ ...member, createdAt, secondFactorSince: day(2) }, optional, now);
  expect(duty(day(1), day(15))).toEqual({ secondFactorDueAt: day(16), mustAddSecondFactor: false });
  expect(duty(day(1), day(16)).mustAddSecondFactor).toBe(true);
  expect(duty(day(5), day(18))).toEqual({ secondFactorDueAt: day(19), mustAddSecondFactor: false });
});

test('a second factor is not due in a firm without the rule, nor from people who have one', () => {
  const none = { secondFactorDueAt: null, mustAddSecondFactor: false };
  expect(secondFactorDuty({ ...member, secondFactorSince: null }, optional, day(31))).toEqual(none);
  const equipped = { ...member, hasSecondFactor: true, secondFactorSince: day(2) };
  expect(secondFactorDuty(equipped, optional, day(31)).mustAddSecondFactor).toBe(false);
});

test('office accounts have no grace period; a setting decides for the account of ADMIN_EMAIL', () => {
  const own = { ...member, kind: 'office', secondFactorSince: null } as const;
  expect(secondFactorDuty(own, optional).mustAddSecondFactor).toBe(true);
  const ofSettings = { ...own, isFromSettings: true };
  expect(secondFactorDuty(ofSettings, optional).mustAddSecondFactor).toBe(false);
  expect(secondFactorDuty(ofSettings, { requireSecondFactor: true }).mustAddSecondFactor).toBe(true);
});

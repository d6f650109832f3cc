import { afterEach, expect, test, vi } from 'vitest';
import { secondFactorDuty } from './second-factor-duty.ts';

const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const member = { kind: 'partner', isFromSettings: false, hasSecondFactor: false, createdAt: day(1) } as const;

afterEach(() => void vi.useRealTimers());

test('a firm’s person has 14 days from the firm’s decision, or from their first day if that is later', () => {
  const duty = (createdAt: Date, now: Date) => {
    vi.setSystemTime(now);
    return secondFactorDuty({ ...member, createdAt, secondFactorSince: day(2) }, false);
  };
  expect(duty(day(1), day(15))).toEqual({ secondFactorDueAt: day(16), mustAddSecondFactor: false });
  expect(duty(day(1), day(16)).mustAddSecondFactor).toBe(true);
  expect(duty(day(5), day(18))).toEqual({ secondFactorDueAt: day(19), mustAddSecondFactor: false });
});

test('a second factor is not due in a firm without the rule, nor from people who have one', () => {
  vi.setSystemTime(day(31));
  const none = { secondFactorDueAt: null, mustAddSecondFactor: false };
  expect(secondFactorDuty({ ...member, secondFactorSince: null }, false)).toEqual(none);
  const equipped = { ...member, hasSecondFactor: true, secondFactorSince: day(2) };
  expect(secondFactorDuty(equipped, false).mustAddSecondFactor).toBe(false);
});

test('office accounts have no grace period; a setting decides for the account of ADMIN_EMAIL', () => {
  const own = { ...member, kind: 'office', secondFactorSince: null } as const;
  expect(secondFactorDuty(own, false).mustAddSecondFactor).toBe(true);
  const ofSettings = { ...own, isFromSettings: true };
  expect(secondFactorDuty(ofSettings, false).mustAddSecondFactor).toBe(false);
  expect(secondFactorDuty(ofSettings, true).mustAddSecondFactor).toBe(true);
});

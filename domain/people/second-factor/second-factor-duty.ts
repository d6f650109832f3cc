import { dayMs } from '#platform/durations.ts';
import type { userKinds } from '../../core/accounts/roles.ts';

/** Time for a firm's people to set up a second factor, once it is required of them. */
export const secondFactorGraceDays = 14;

interface Obliged {
  kind: (typeof userKinds)[number];
  isFromSettings: boolean;
  hasSecondFactor: boolean;
  createdAt: Date;
  /** Since when their firm requires a second factor. */
  secondFactorSince: Date | null;
}

export interface SecondFactorDuty {
  /** Until when the account may be used without a second factor; null if none is required. */
  secondFactorDueAt: Date | null;
  /** Until then they can use nothing but their own account. */
  mustAddSecondFactor: boolean;
}

/** The office has no grace, except for the settings' account; people who join a firm later get the same grace. */
function dueAt({ kind, isFromSettings, createdAt, secondFactorSince }: Obliged, requireSecondFactor: boolean) {
  if (kind === 'office') return requireSecondFactor || !isFromSettings ? new Date(0) : null;
  if (!secondFactorSince) return null;
  const since = Math.max(secondFactorSince.getTime(), createdAt.getTime());
  return new Date(since + secondFactorGraceDays * dayMs);
}

export function secondFactorDuty(person: Obliged, requireSecondFactor: boolean): SecondFactorDuty {
  const secondFactorDueAt = dueAt(person, requireSecondFactor);
  const mustAddSecondFactor = !person.hasSecondFactor && secondFactorDueAt !== null && secondFactorDueAt <= new Date();
  return { secondFactorDueAt, mustAddSecondFactor };
}

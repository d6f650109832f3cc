import type { FixedDuration } from '#platform/durations.ts';

export const invitationOpenFor = '14 days' satisfies FixedDuration;
export const resetOpenFor = '60 minutes' satisfies FixedDuration;

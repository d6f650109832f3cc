import type { FixedDuration } from '#platform/durations.ts';

export const invitationOpenFor = '14 days' satisfies FixedDuration;
export const resetOpenFor = '60 minutes' satisfies FixedDuration;
/** How long ended links are kept. */
export const endedLinkDays = 30;
/** How long a removed person of a firm can be restored. */
export const removedPersonDays = 30;

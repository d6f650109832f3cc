import type { FixedDuration } from '#platform/durations.ts';

export const linkPurposes = ['invitation', 'password-reset', 'keep-access', 'people-review'] as const;

export const invitationOpenFor = '14 days' satisfies FixedDuration;
export const resetOpenFor = '60 minutes' satisfies FixedDuration;
/** How long people who don't use their access have to answer before it is switched off. */
export const unusedAnswerTime = '30 days' satisfies FixedDuration;
/** How long a firm's leads can confirm the list of its people by mail. */
export const reviewOpenFor = '60 days' satisfies FixedDuration;
/** How long ended links are kept. */
export const endedLinkDays = 30;
/** How long a removed person of a firm can be restored. */
export const removedPersonDays = 30;

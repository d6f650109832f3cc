import type { FixedDuration } from '#platform/durations.ts';

export const maxReplyAttachments = 10;

/** In one mail. Encoded, they grow by a third, and many mail servers refuse mails above 20 MB. */
export const maxAttachedBytes = 10 * 1024 ** 2;

/** How long an uploaded file waits for its reply. */
export const attachmentWaits = '24 hours' satisfies FixedDuration;

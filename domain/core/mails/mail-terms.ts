import type { FixedDuration } from '#platform/durations.ts';

/** How long what a mail said is kept after it was sent, and to whom news went. */
export const mailContentsKept = '30 days' satisfies FixedDuration;

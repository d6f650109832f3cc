import type { FixedDuration } from '#platform/durations.ts';

/** How long the first answer is replayed for the same key and body. */
export const keysKept = '24 hours' satisfies FixedDuration;

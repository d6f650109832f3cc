import type { FixedDuration } from '#platform/durations.ts';

/** How long the same key and body get the first answer again. */
export const keysKept = '24 hours' satisfies FixedDuration;

import type { FixedDuration } from '#platform/durations.ts';

/** How long contents of sent mails, and recipients of news, are kept. */
export const mailContentsKept = '30 days' satisfies FixedDuration;

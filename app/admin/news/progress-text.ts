import { maxRetryHours } from '#domain/core/mails/try-plan.ts';
import type { NewsProgress } from '#domain/news/releases/news-release-answer.ts';
import { groupThousands } from '#platform/money.ts';

/** How a release goes, in a sentence: what is sent, what waits, and what goes nowhere. */
export function progressText(progress: NewsProgress): string {
  const { status, recipientCount, sentCount, waitingCount, refusedCount, failedCount } = progress;
  const unsubscribed = Math.max(0, recipientCount - sentCount - waitingCount - refusedCount - failedCount);
  // A month later nobody knows any more to whom it went, nor who was refused.
  const areAllKnown = status === 'sending' || refusedCount + failedCount > 0;
  const parts = [
    [waitingCount, 'waiting'],
    [refusedCount, 'refused by their mail server'],
    [failedCount, `given up after ${maxRetryHours} hours`],
    [unsubscribed, areAllKnown ? 'unsubscribed meanwhile' : 'unsubscribed or refused'],
  ] as const;
  return [
    `${groupThousands(sentCount)} of ${groupThousands(recipientCount)} sent`,
    ...parts.flatMap(([count, said]) => (count > 0 ? [`${groupThousands(count)} ${said}`] : [])),
  ].join(', ');
}

/** Why mails wait that were tried already; '' when none does. */
export function retryText({ retriedCount, retriedBecause }: NewsProgress): string {
  if (retriedCount === 0) return '';
  return `The mail server has not taken ${groupThousands(retriedCount)} of them yet. They are tried again by themselves, for ${maxRetryHours} hours. It said: ${retriedBecause}`;
}

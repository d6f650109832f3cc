import { maxRetryHours } from '#domain/core/mails/try-plan.ts';
import type { NewsProgress } from '#domain/news/releases/news-release-answer.ts';
import { formatNumber } from '#platform/numbers.ts';
import { counted } from '../../workspace/list/counted.ts';

/** The progress of a release: sent, waiting and failed mails. */
export function progressText(progress: NewsProgress): string {
  const { status, recipientCount, sentCount, waitingCount, refusedCount, failedCount, stoppedCount } = progress;
  const known = sentCount + waitingCount + refusedCount + failedCount + stoppedCount;
  const others = Math.max(0, recipientCount - known);
  // Recipients and rejections are deleted after a month.
  const areAllKnown = status === 'sending' || refusedCount + failedCount + stoppedCount > 0;
  const unsubscribed = status === 'stopped' ? 'stopped, unsubscribed or rejected' : 'unsubscribed or rejected';
  const parts = [
    [waitingCount, 'waiting'],
    [refusedCount, 'rejected by their mail server'],
    [failedCount, `given up after ${maxRetryHours} hours`],
    [stoppedCount, 'not sent: stopped'],
    [others, areAllKnown ? 'unsubscribed meanwhile' : unsubscribed],
  ] as const;
  return [
    `${formatNumber(sentCount)} of ${formatNumber(recipientCount)} sent`,
    ...parts.flatMap(([count, text]) => (count > 0 ? [`${formatNumber(count)} ${text}`] : [])),
  ].join(', ');
}

/** The mails that a release waits for; '' if none. */
export function waitText({ aheadCount, aheadSubject }: NewsProgress): string {
  if (aheadCount === 0) return '';
  const reason = aheadSubject === null ? 'Waits for mails about corrections' : `Waits until “${aheadSubject}” is sent`;
  const mails = counted(aheadCount, 'mail goes', 'mails go');
  return `${reason}: ${mails} out first.`;
}

/** Says why mails are retried; '' if none are. */
export function retryText({ retriedCount, retriedBecause }: NewsProgress): string {
  if (retriedCount === 0) return '';
  return `The mail server has not accepted ${formatNumber(retriedCount)} of them yet. They are retried for ${maxRetryHours} hours. Its answer: ${retriedBecause}`;
}

/** The consequences of stopping a release. */
export function stopText(subject: string, progress?: NewsProgress): string {
  const { waitingCount: waiting, sentCount: sent } = progress ?? { waitingCount: 0, sentCount: 0 };
  const recipients = waiting === 1 ? 'the recipient who is' : `the ${formatNumber(waiting)} recipients who are`;
  return [
    `“${subject}” is not sent to ${progress ? recipients : 'the recipients who are'} still waiting.`,
    sent > 0 ? `It was sent to ${formatNumber(sent)} already, which can’t be recalled.` : '',
    'A mail on its way at this moment still goes out. Sending can’t be resumed.',
  ]
    .filter(Boolean)
    .join(' ');
}

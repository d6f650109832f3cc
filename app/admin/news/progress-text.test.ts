import { expect, test } from 'vitest';
import { progressText, retryText } from './progress-text.ts';

const progress = {
  status: 'sending' as const,
  recipientCount: 2000,
  sentCount: 1204,
  waitingCount: 780,
  retriedCount: 0,
  retriedBecause: null,
  refusedCount: 12,
  failedCount: 0,
};

test('says what is sent, what waits and what goes nowhere, and leaves out what there is none of', () => {
  expect(progressText(progress)).toBe(
    "1'204 of 2'000 sent, 780 waiting, 12 refused by their mail server, 4 unsubscribed meanwhile",
  );
  const sent = { ...progress, sentCount: 2000, waitingCount: 0, refusedCount: 0 };
  expect(progressText(sent)).toBe("2'000 of 2'000 sent");
  expect(progressText({ ...sent, status: 'sent', sentCount: 1996 })).toContain(', 4 unsubscribed or refused');
  expect(progressText({ ...sent, sentCount: 1997, failedCount: 3 })).toContain(', 3 given up after 72 hours');
});

test('says why mails wait that were tried', () => {
  expect(retryText(progress)).toBe('');
  expect(retryText({ ...progress, retriedCount: 3, retriedBecause: 'connect ECONNREFUSED' })).toBe(
    'The mail server has not taken 3 of them yet. They are tried again by themselves, for 72 hours. It said: connect ECONNREFUSED',
  );
});

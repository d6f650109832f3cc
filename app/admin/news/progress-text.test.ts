import { expect, test } from 'vitest';
import { progressText, retryText, stopText, waitText } from './progress-text.ts';

const progress = {
  status: 'sending' as const,
  recipientCount: 2000,
  sentCount: 1204,
  waitingCount: 780,
  retriedCount: 0,
  retriedBecause: null,
  refusedCount: 12,
  failedCount: 0,
  stoppedCount: 0,
  aheadCount: 0,
  aheadSubject: null,
};

test('the progress counts sent, waiting and failed mails, and omits zeros', () => {
  expect(progressText(progress)).toBe(
    "1'204 of 2'000 sent, 780 waiting, 12 rejected by their mail server, 4 unsubscribed meanwhile",
  );
  const sent = { ...progress, sentCount: 2000, waitingCount: 0, refusedCount: 0 };
  expect(progressText(sent)).toBe("2'000 of 2'000 sent");
  expect(progressText({ ...sent, status: 'sent', sentCount: 1996 })).toContain(', 4 unsubscribed or rejected');
  expect(progressText({ ...sent, sentCount: 1997, failedCount: 3 })).toContain(', 3 given up after 72 hours');
});

test('the progress of a stopped release says how many mails were not sent, even after the mails are deleted', () => {
  const stopped = { ...progress, status: 'stopped' as const, waitingCount: 0, stoppedCount: 780 };
  expect(progressText(stopped)).toContain(', 780 not sent: stopped, 4 unsubscribed meanwhile');
  expect(progressText({ ...stopped, refusedCount: 0, stoppedCount: 0 })).toBe(
    "1'204 of 2'000 sent, 796 stopped, unsubscribed or rejected",
  );
});

test('explains why a release waits: for another one, or for corrections', () => {
  expect(waitText(progress)).toBe('');
  const ahead = { ...progress, sentCount: 0, aheadCount: 1300, aheadSubject: 'Neu' };
  expect(waitText(ahead)).toBe("Waits until “Neu” is sent: 1'300 mails go out first.");
  expect(waitText({ ...ahead, aheadCount: 1 })).toBe('Waits until “Neu” is sent: 1 mail goes out first.');
  expect(waitText({ ...ahead, aheadSubject: null })).toBe(
    "Waits for mails about corrections: 1'300 mails go out first.",
  );
});

test('explains why mails are retried', () => {
  expect(retryText(progress)).toBe('');
  expect(retryText({ ...progress, retriedCount: 3, retriedBecause: 'connect ECONNREFUSED' })).toBe(
    'The mail server has not accepted 3 of them yet. They are retried for 72 hours. Its answer: connect ECONNREFUSED',
  );
});

test('the confirmation of a stop names the release and the number of waiting recipients', () => {
  expect(stopText('Neu', progress)).toBe(
    "“Neu” is not sent to the 780 recipients who are still waiting. It was sent to 1'204 already, which can’t be recalled. " +
      'A mail on its way at this moment still goes out. Sending can’t be resumed.',
  );
  expect(stopText('Neu', { ...progress, sentCount: 0, waitingCount: 1 })).toMatch(
    /^“Neu” is not sent to the recipient who is still waiting\. A mail/,
  );
  expect(stopText('Neu')).toContain('to the recipients who are still waiting.');
});

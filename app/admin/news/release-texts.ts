import type { NewsRelease, ReleaseRecipient } from '#domain/news/releases/news-release-answer.ts';

export const releaseStatusLabels: Record<NewsRelease['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const recipientStateLabels: Record<ReleaseRecipient['state'], string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  retried: 'Retried',
  refused: 'Rejected by the mail server',
  failed: 'Given up',
  stopped: 'Not sent: stopped',
  unsubscribed: 'Unsubscribed before',
};

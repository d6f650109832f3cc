import type { NewsRelease } from '#domain/news/releases/news-release-answer.ts';

export const releaseStatusLabels: Record<NewsRelease['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
};

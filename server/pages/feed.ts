import { feedPath } from '#app/feed-path.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { atomFeed } from '../files/atom-feed.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';
import { AnswerCache } from './page-cache.ts';

interface FeedOptions {
  publicUrl: string;
  headers: readonly [string, string][];
  content(): SiteContent;
  /** Media reports as everybody may see them. */
  listReports(): Promise<MediaItem[]>;
}

/** The Atom feed, kept until the content changes. */
export function createFeed({ publicUrl, headers, content, listReports }: FeedOptions) {
  const cache = new AnswerCache();
  const make = async () =>
    finishAnswer(200, atomFeed(publicUrl, content(), await listReports()), [
      ['Content-Type', 'application/atom+xml; charset=utf-8'],
      ['Cache-Control', 'public, max-age=0, must-revalidate'],
      ...headers,
    ]);
  return {
    answer: (): Promise<FinishedAnswer> => cache.getOrMake(feedPath, make),
    clear: () => cache.clear(),
  };
}

export type Feed = ReturnType<typeof createFeed>;

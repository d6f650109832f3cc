import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { CurrentSite } from '#domain/editions/live-content/site-content.ts';
import type { Language } from '#platform/languages.ts';
import { atomFeed, type FeedRecords } from '../files/atom-feed.ts';
import { AnswerCache } from './page-cache.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

interface FeedOptions extends CurrentSite {
  headers: readonly [string, string][];
  /** Public studies and media reports, with their texts in the language. */
  readRecords(language: Language): Promise<FeedRecords>;
}

/** The Atom feed, kept until the content changes. */
export function createFeed({ publicUrl, headers, content, readRecords }: FeedOptions) {
  const cache = new AnswerCache();
  const make = async (language: Language) =>
    prepareAnswer(200, atomFeed(publicUrl, content(language), await readRecords(language)), [
      ['Content-Type', 'application/atom+xml; charset=utf-8'],
      ['Cache-Control', 'public, max-age=0, must-revalidate'],
      ...headers,
    ]);
  return {
    /** Undefined if there is none in this language. */
    answer(language: Language): Promise<PreparedAnswer> | undefined {
      if (!publishedLanguages(content(), '/media').includes(language)) return undefined;
      return cache.getOrMake(language, () => make(language));
    },
    clear: (isKnownChange: boolean) => cache.clear(isKnownChange),
  };
}

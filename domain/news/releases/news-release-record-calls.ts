import { recordCalls } from '../../core/records/record-calls.ts';
import type { NewsRelease } from './news-release-answer.ts';
import type { newsReleaseChange, newsReleaseInput } from './news-release-input.ts';

export const newsReleaseCalls = recordCalls('news-releases').of<
  NewsRelease,
  typeof newsReleaseInput,
  typeof newsReleaseChange
>();

import type * as z from 'zod/mini';
import { apiCall } from '../core/api-call.ts';
import { recordCalls } from '../core/records/record-calls.ts';
import type { languageQuery } from '../core/records/translations-input.ts';
import type { HeroVideo, heroVideoAnswer } from './hero-video-answer.ts';
import type { heroVideoInput } from './hero-video-input.ts';

export const heroVideoCalls = recordCalls('hero-videos', { replaces: true }).of<
  HeroVideo,
  typeof heroVideoInput,
  typeof heroVideoInput
>();

export const readActiveHeroVideoCall = apiCall('GET', '/hero-videos/active').of<{
  query: typeof languageQuery;
  answer: z.ZodMiniNullable<typeof heroVideoAnswer>;
}>();

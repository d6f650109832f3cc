import * as z from 'zod/mini';
import { inLanguage, withTranslations } from '#domain/core/records/translated-text.ts';
import { languageQuery } from '#domain/core/records/translations-input.ts';
import { heroVideoAnswer } from '#domain/hero-videos/hero-video-answer.ts';
import { readActiveHeroVideoCall } from '#domain/hero-videos/hero-video-calls.ts';
import { findActiveHeroVideo } from '#domain/hero-videos/hero-video-queries.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { publicCall } from '../../call.ts';

export const activeHeroVideoCalls = ({ db }: Services) => [
  publicCall(readActiveHeroVideoCall, {
    summary: 'The hero video that is shown, or null',
    isSameForEverybody: true,
    query: languageQuery,
    answer: { status: 200, description: 'The video or null', schema: z.nullable(heroVideoAnswer) },
    async handle({ query: { language = originalLanguage } }) {
      const video = await findActiveHeroVideo(db);
      return video && inLanguage(withTranslations(video), language);
    },
  }),
];

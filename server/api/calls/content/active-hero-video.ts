import * as z from 'zod/mini';
import { heroVideoAnswer } from '#domain/hero-videos/hero-video-answer.ts';
import { readActiveHeroVideoCall } from '#domain/hero-videos/hero-video-calls.ts';
import { findActiveHeroVideo } from '#domain/hero-videos/hero-video-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { publicCall } from '../../call.ts';

export const heroVideoCalls = ({ db }: Services) => [
  publicCall({
    ...readActiveHeroVideoCall,
    tag: 'hero-videos',
    summary: 'The hero video that is shown, or null',
    isSameForEverybody: true,
    answer: { status: 200, description: 'The video or null', schema: z.nullable(heroVideoAnswer) },
    handle: () => findActiveHeroVideo(db),
  }),
];

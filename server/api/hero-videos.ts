import * as z from 'zod/mini';
import { heroVideoAnswer } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoInput } from '#domain/hero-videos/hero-video-input.ts';
import { findActiveHeroVideo, listHeroVideos } from '#domain/hero-videos/hero-video-queries.server.ts';
import { heroVideos } from '#domain/hero-videos/hero-video-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { publicCall } from './call.ts';
import { createCall, publicListCall, removalCalls, replaceCall } from './record-calls.ts';

const kind = {
  name: 'hero-videos',
  noun: 'hero video',
  table: heroVideos,
  answer: heroVideoAnswer,
  isPublic: true,
  flag: { name: 'isActive', column: heroVideos.isActive },
};

export const heroVideoCalls = (services: Services) => [
  publicListCall(kind, (input) => listHeroVideos(services.db, input)),
  publicCall({
    method: 'GET',
    path: '/hero-videos/active',
    tag: kind.name,
    summary: 'The hero video that is shown, or null',
    answer: { status: 200, description: 'The video or null', schema: z.nullable(heroVideoAnswer) },
    handle: () => findActiveHeroVideo(services.db),
  }),
  createCall(services, kind, heroVideoInput),
  replaceCall(services, kind, heroVideoInput),
  ...removalCalls(services, kind),
];

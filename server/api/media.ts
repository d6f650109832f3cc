import { mediaItemAnswer } from '#domain/media/media-item-answer.ts';
import { mediaItemChange, mediaItemInput } from '#domain/media/media-item-input.ts';
import { listMediaItems } from '#domain/media/media-item-queries.server.ts';
import { mediaItems } from '#domain/media/media-item-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { changeCall, createCall, publicListCall, removalCalls } from './record-calls.ts';

const kind = { name: 'media', noun: 'media item', table: mediaItems, answer: mediaItemAnswer, isPublic: true };

export const mediaCalls = (services: Services) => [
  publicListCall(kind, (input) => listMediaItems(services.db, input)),
  createCall(services, kind, mediaItemInput),
  changeCall(services, kind, mediaItemChange),
  ...removalCalls(services, kind),
];

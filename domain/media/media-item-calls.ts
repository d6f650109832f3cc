import type * as z from 'zod/mini';
import { recordCalls } from '../core/records/record-calls.ts';
import type { MediaItem } from './media-item-answer.ts';
import type { mediaItemChange, mediaItemInput } from './media-item-input.ts';

export const mediaItemCalls = recordCalls('media').of<
  MediaItem,
  z.input<typeof mediaItemInput>,
  z.input<typeof mediaItemChange>
>();

import { recordCalls } from '../core/records/record-calls.ts';
import type { MediaItem } from './media-item-answer.ts';
import type { mediaItemChange, mediaItemInput } from './media-item-input.ts';

export const mediaItemCalls = recordCalls('media').of<MediaItem, typeof mediaItemInput, typeof mediaItemChange>();

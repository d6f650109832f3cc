import { pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';
import { mediaItemTypes } from './media-type.ts';

export const mediaItems = pgTable('media_items', {
  ...changeableColumns(),
  ...translationsColumn<{ title: string; description: string }>(),
  title: text().notNull(),
  description: text(),
  type: text({ enum: mediaItemTypes }).notNull().default('article'),
  outlet: text(),
  url: text(),
  imageUrl: text(),
  publishedAt: instant(),
});

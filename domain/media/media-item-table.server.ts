import { pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { mediaTypes } from './media-type.ts';

export const mediaItems = pgTable('media_items', {
  ...changeableColumns(),
  title: text().notNull(),
  description: text(),
  type: text({ enum: mediaTypes }).notNull().default('article'),
  outlet: text(),
  url: text(),
  imageUrl: text(),
  publishedAt: instant(),
});

import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';

export const heroVideos = pgTable(
  'hero_videos',
  {
    ...changeableColumns(),
    ...translationsColumn<{ title: string }>(),
    title: text().notNull(),
    description: text(),
    videoUrl: text().notNull(),
    isActive: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('hero_videos_one_active').on(table.isActive).where(sql`is_active and deleted_at is null`)],
);

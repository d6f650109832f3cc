import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';

export const heroVideos = pgTable(
  'hero_videos',
  {
    ...changeableColumns(),
    title: text().notNull(),
    description: text(),
    videoUrl: text().notNull(),
    isActive: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('hero_videos_one_active').on(table.isActive).where(sql`is_active and deleted_at is null`)],
);

import { pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';

/** Texts that the office reuses in its replies. */
export const replyTexts = pgTable('reply_texts', {
  ...changeableColumns(),
  ...translationsColumn<{ text: string }>(),
  title: text().notNull(),
  text: text().notNull(),
});

import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';
import type { Crop } from './library-item-answer.ts';
import { libraryTypes } from './library-type.ts';

export const libraryItems = pgTable('library_items', {
  ...changeableColumns(),
  type: text({ enum: libraryTypes }).notNull(),
  title: text().notNull(),
  altText: text(),
  caption: text(),
  credit: text(),
  ...translationsColumn<{ altText: string; caption: string }>(),
  /** Per cent from left and top. */
  focalX: integer().notNull().default(50),
  focalY: integer().notNull().default(50),
  /** Derived from the content; records refer to it. */
  fileUrl: text().notNull(),
  mediaType: text().notNull(),
  bytes: integer().notNull(),
  /** Pixels; pictures only. */
  width: integer(),
  height: integer(),
  /** Crops of a picture around its focal point. */
  crops: jsonb().$type<Crop[]>().notNull().default([]),
});

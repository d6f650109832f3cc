import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import type { Crop } from './library-item-answer.ts';
import { libraryTypes } from './library-type.ts';

export const libraryItems = pgTable('library_items', {
  ...changeableColumns(),
  type: text({ enum: libraryTypes }).notNull(),
  title: text().notNull(),
  altText: text(),
  caption: text(),
  credit: text(),
  /** Per cent from the left and from the top. */
  focalX: integer().notNull().default(50),
  focalY: integer().notNull().default(50),
  /** Changes with the bytes: records hold it. */
  fileUrl: text().notNull(),
  mediaType: text().notNull(),
  bytes: integer().notNull(),
  /** Pixels of a picture. */
  width: integer(),
  height: integer(),
  /** Of a picture, round its focal point. */
  crops: jsonb().$type<Crop[]>().notNull().default([]),
});

import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';
import { studyLanguages } from './study-language.ts';

export const studies = pgTable(
  'studies',
  {
    ...changeableColumns(),
    ...translationsColumn<{ title: string; description: string }>(),
    title: text().notNull(),
    description: text(),
    year: integer().notNull(),
    /** Public, free material. The report for sale is `reportFile`. */
    pdfUrl: text(),
    pages: integer(),
    language: text({ enum: studyLanguages }).notNull().default('de'),
    publishedAt: instant(),
    isCurrentEdition: boolean().notNull().default(false),
    /** Key of the private report PDF in the file store; never part of a public answer. */
    reportFile: text(),
    reportName: text(),
    reportBytes: integer(),
    reportStoredAt: instant(),
    /** Whether orders of this year get the report automatically once it is stored. */
    deliversAutomatically: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('studies_one_current_edition')
      .on(table.isCurrentEdition)
      .where(sql`is_current_edition and deleted_at is null`),
  ],
);

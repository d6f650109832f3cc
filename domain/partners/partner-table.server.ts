import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { partnerTypes } from './partner-type.ts';

export const partners = pgTable('partners', {
  ...changeableColumns(),
  name: text().notNull(),
  description: text(),
  type: text({ enum: partnerTypes }).notNull().default('academic'),
  logoUrl: text(),
  websiteUrl: text(),
  contactEmail: text(),
  isActive: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
});

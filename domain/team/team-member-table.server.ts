import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';

export const teamMembers = pgTable('team_members', {
  ...changeableColumns(),
  ...translationsColumn<{ title: string; role: string; department: string; bio: string; expertise: string[] }>(),
  name: text().notNull(),
  title: text().notNull().default(''),
  role: text().notNull(),
  organization: text().notNull(),
  department: text(),
  email: text(),
  profileImageUrl: text(),
  bio: text(),
  expertise: text().array().notNull().default(sql`'{}'::text[]`),
  linkedinUrl: text(),
  isActive: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
});

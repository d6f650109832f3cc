import { boolean, foreignKey, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { accountLinkReferences, accountLinks } from '../core/account-links/account-link-table.server.ts';
import { user, userReferences } from '../core/accounts/user-table.server.ts';
import { translationsColumn } from '../core/records/translations-column.server.ts';
import { partnerTypes } from './partner-type.ts';

export const partners = pgTable('partners', {
  ...changeableColumns(),
  ...translationsColumn<{ description: string }>(),
  name: text().notNull(),
  description: text(),
  type: text({ enum: partnerTypes }).notNull().default('academic'),
  logoUrl: text(),
  websiteUrl: text(),
  contactEmail: text(),
  isActive: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
});

userReferences.push(() => foreignKey({ columns: [user.firmId], foreignColumns: [partners.id] }).onDelete('cascade'));
accountLinkReferences.push(() =>
  foreignKey({ columns: [accountLinks.firmId], foreignColumns: [partners.id] }).onDelete('cascade'),
);
